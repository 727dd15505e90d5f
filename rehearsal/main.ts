/**
 * The shop as it is run for many: processes on PostgreSQL behind nginx with TLS, by the files of `ops`.
 * `npm run ensayo`, or `npm run ensayo -- corto` for a small form, or `-- pgbouncer` for that form through PgBouncer.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findNginx, findPgbouncer, findPostgresBin } from "#rig/system/programs.ts";
import { makeScratch } from "#rig/system/scratch.ts";
import { findFaults } from "./checks.ts";
import { runLoad, uploadSlowly } from "./load.ts";
import { type ShopProcess, startProcess } from "./processes.ts";
import { makeNextRelease } from "./release.ts";
import { renderReport } from "./report.ts";
import { openScene, type Scene, type Size } from "./scene.ts";
import type { Phase } from "./tally.ts";

type Plan = Size & {
  warmMs: number;
  slowMs: number;
  /** Without it the killed process comes back as the next version, and the upgrade alone restarts the others. */
  hasRestart: boolean;
  upgradeRequests: number;
};

const plans: Record<"largo" | "corto", Plan> = {
  largo: {
    processes: 4,
    buyers: 12,
    readers: 12,
    uploaders: 1,
    pauseMs: 20,
    leaveSeconds: 3,
    warmMs: 10_000,
    slowMs: 8000,
    hasRestart: true,
    upgradeRequests: 2000,
  },
  corto: {
    processes: 2,
    buyers: 2,
    readers: 1,
    uploaders: 0,
    pauseMs: 100,
    leaveSeconds: 1,
    warmMs: 1000,
    slowMs: 1500,
    hasRestart: false,
    upgradeRequests: 60,
  },
};

const [wanted = "largo"] = process.argv.slice(2);
if (wanted !== "largo" && wanted !== "corto" && wanted !== "pgbouncer") {
  console.error("Uso: npm run ensayo [-- corto | pgbouncer]");
  process.exit(2);
}
process.exitCode =
  wanted === "pgbouncer" ? await rehearsePooled() : await rehearse(plans[wanted], null);

async function rehearsePooled(): Promise<number> {
  const pgbouncer = findPgbouncer();
  if (pgbouncer !== null) return rehearse(plans.corto, pgbouncer);
  console.error("Falta PgBouncer: apt-get install pgbouncer");
  return 1;
}

async function rehearse(plan: Plan, pgbouncer: string | null): Promise<number> {
  const nginx = findNginx();
  if (nginx === null || findPostgresBin() === null) {
    console.error("Faltan nginx o PostgreSQL: apt-get install nginx-light postgresql");
    return 1;
  }
  const folder = makeScratch("rehearsal");
  try {
    const next = join(folder, "next");
    makeNextRelease(next);
    const scene = await openScene({ nginx, pgbouncer }, { folder, size: plan });
    try {
      return await playAll(scene, { plan, next });
    } finally {
      await scene.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playAll(
  scene: Scene,
  { plan, next }: { plan: Plan; next: string },
): Promise<number> {
  const fleet = new Map<number, ShopProcess>();
  const peaks: number[] = [];
  const start = async (port: number, folder: string) => {
    fleet.set(port, await startProcess(folder, { ...scene.env, PORT: String(port) }));
  };
  const replace = async (port: number, folder: string) => {
    if (!fleet.has(port)) return start(port, folder);
    const slow = uploadSlowly(scene, plan.slowMs);
    peaks.push(fleet.get(port)?.peakMegabytes() ?? 0);
    await fleet.get(port)?.stop();
    await start(port, folder);
    await slow;
  };
  const [first = 0] = scene.ports;
  await Promise.all(scene.ports.map((port) => start(port, ".")));

  const ending = new AbortController();
  const load = runLoad(scene, ending.signal);
  const { phase, current } = scene.tally;
  const calm = await phase("carga", () => wait(plan.warmMs));
  const killed = await phase("kill -9 de uno", async () => {
    await fleet.get(first)?.kill();
    fleet.delete(first);
    await wait(plan.warmMs / 5);
    // Requests that the kill took belong to no other phase.
    await scene.tally.ended();
    if (plan.hasRestart) await start(first, ".");
  });
  const restarted = await phase("reinicio de cada uno", async () => {
    for (const port of plan.hasRestart ? scene.ports : []) await replace(port, ".");
  });
  const upgraded = await phase("versión nueva con migración", async () => {
    for (const port of scene.ports) await replace(port, next);
    while (current().requests < plan.upgradeRequests) await wait(100);
  });
  ending.abort();
  await load;
  for (const shop of fleet.values()) peaks.push(shop.peakMegabytes());
  const faults = await findFaults(scene, 1);
  for (const shop of fleet.values()) await shop.stop();
  return conclude(scene, {
    phases: [calm, killed, ...(plan.hasRestart ? [restarted] : []), upgraded],
    killed,
    peaks,
    faults,
  });
}

type Outcome = { phases: Phase[]; killed: Phase; peaks: number[]; faults: string[] };

/** A request that is with a process as it is killed is lost when it writes: nobody knows how far it came. */
function conclude(scene: Scene, { phases, killed, peaks, faults }: Outcome): number {
  const { paid, uploaded } = scene.ledger;
  console.log(renderReport(phases, { peaks, paid: paid.size, uploaded }));
  const lost = phases.filter((phase) => phase !== killed).flatMap(({ failures }) => failures);
  for (const failure of [...killed.failures, ...lost]) console.log(`  ${failure}`);
  const unread = killed.failures.filter((failure) => failure.startsWith("GET "));
  for (const fault of faults) console.log(`FALLA: ${fault}`);
  const isFine = lost.length + unread.length + faults.length === 0 && paid.size > 0;
  if (!isFine) for (const line of scene.complaints()) console.log(`nginx: ${line}`);
  console.log(isFine ? "Nada se perdió." : "El ensayo falló.");
  return isFine ? 0 : 1;
}
