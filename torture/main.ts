/**
 * Kills shop and database under load and checks from outside that nothing was lost: `npm run
 * torture -- --rounds 50 --engine both --seed 1`; `--corto`: one round for each way to die.
 */
import { parseArgs } from "node:util";
import type { Engine } from "#rig/databases/test-database.ts";
import { failpoints } from "#rig/process/failpoints.ts";
import { findPostgresBin } from "#rig/system/programs.ts";
import { createLedger } from "./ledger.ts";
import { castWorld } from "./people.ts";
import { createRandom } from "./random.ts";
import { describeFaults, isClean, renderReport } from "./report.ts";
import { type Death, playRound, type RoundResult } from "./round.ts";
import { createWorld } from "./world.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "50" },
    corto: { type: "boolean", default: false },
    engine: { type: "string", default: "both" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
  },
});
const rounds = Number(values.rounds);
if (
  !Number.isInteger(rounds) ||
  rounds < 1 ||
  !["sqlite", "postgres", "both"].includes(values.engine)
) {
  console.error("use: npm run torture -- --rounds 50 --engine sqlite|postgres|both --seed 1");
  process.exit(2);
}

/** Upper bound of the hit that kills: a shop that has sold for longer holds more that can be lost. */
const maxHits = values.corto ? 3 : 8;
const reports: { engine: Engine; results: RoundResult[] }[] = [];
for (const engine of enginesOf(values.engine))
  reports.push({ engine, results: await tortureEngine(engine) });
for (const { engine, results } of reports) {
  console.log(`\n${engine}, ${results.length} rounds, seed ${values.seed}\n`);
  console.log(renderReport(results));
}
process.exit(reports.every(({ results }) => isClean(results)) ? 0 : 1);

function enginesOf(wanted: string): Engine[] {
  if (wanted !== "both") return [wanted as Engine];
  if (findPostgresBin() !== null) return ["sqlite", "postgres"];
  console.log("no PostgreSQL server found: SQLite alone");
  return ["sqlite"];
}

async function tortureEngine(engine: Engine): Promise<RoundResult[]> {
  const world = await createWorld(engine);
  let shop = await world.startShop();
  try {
    const cast = await castWorld(world);
    const ledger = createLedger();
    const random = createRandom(Number(values.seed));
    const results: RoundResult[] = [];
    const deaths = planDeaths(engine);
    for (const death of deaths) {
      const played = await playRound({ world, cast, ledger, random, death, maxHits, shop });
      const { result } = played;
      shop = played.shop;
      results.push(result);
      const place = `${engine} ${results.length}/${deaths.length}`;
      console.log(`${place} ${describe(result)} paid ${ledger.paid.size}`);
      for (const fault of describeFaults(result)) console.log(`  ${fault}`);
    }
    return results;
  } finally {
    await shop.kill();
    await world.close();
  }
}

/** Failpoints in turn, alternating with deaths at random instants; in short each once. */
function planDeaths(engine: Engine): Death[] {
  const others: Death[] = [
    { kind: "instant" },
    ...(engine === "postgres" ? [{ kind: "database" } as const] : []),
    { kind: "copy" },
  ];
  const planned: Death[] = failpoints
    .filter((failpoint) => values.only === undefined || failpoint === values.only)
    .map((failpoint) => ({ kind: "failpoint", failpoint }));
  // The others sell for seconds: from then on there is something to lose.
  if (values.corto) return [...others, ...planned];
  return Array.from({ length: rounds }, (_, round) => {
    const index = Math.floor(round / 2);
    const list = round % 2 === 0 || values.only !== undefined ? planned : others;
    return list[index % list.length] ?? { kind: "instant" };
  });
}

function describe({ name, isHit, readyMs, unsettledAfterMinute, faults }: RoundResult): string {
  const found = Object.values(faults).flat().length;
  const place = isHit ? name : `${name} (not reached)`;
  return `${place}: ready in ${Math.round(readyMs)} ms, open ${unsettledAfterMinute}, faults ${found},`;
}
