import { setTimeout as wait } from "node:timers/promises";
import type { Failpoint } from "#rig/process/failpoints.ts";
import type { ShopProcess } from "#rig/process/shop-process.ts";
import type { Db } from "#server/db/database.ts";
import { selectUntold } from "./avisos.ts";
import { findCopyFaults, type TakenCopy, takeCopy } from "./copy.ts";
import { endAllDoubts } from "./doubts.ts";
import {
  findMoneyFaults,
  type Invariant,
  invariantNames,
  invariants,
  type Scene,
} from "./invariants.ts";
import type { Ledger } from "./ledger.ts";
import { runLoad } from "./load.ts";
import { type Cast, openSessions, type Tokens } from "./people.ts";
import type { Random } from "./random.ts";
import type { World } from "./world.ts";

export type Death =
  | { kind: "failpoint"; failpoint: Failpoint }
  | { kind: "instant" }
  | { kind: "database" }
  /** At an instant after a copy was taken, which is restored elsewhere. */
  | { kind: "copy" };

export type RoundResult = {
  name: string;
  /** False when the load did not reach the failpoint: the round shows nothing. */
  isHit: boolean;
  readyMs: number;
  /** Payments that differ from the provider's, one minute of shop time after the restart. */
  unsettledAfterMinute: number;
  faults: Partial<Record<Invariant | "all ends" | "doubts end" | "copy restores", string[]>>;
};

export type RoundInput = {
  world: World;
  cast: Cast;
  ledger: Ledger;
  random: Random;
  death: Death;
  /** Upper bound of the hit that kills. */
  maxHits: number;
  /** Runs since the round before. */
  shop: ShopProcess;
};

/** Until the failpoint is reached. */
const maxLoadMs = 120_000;
const minLoadMs = 400;
const mostInstantMs = 2500;
/** Steps in the middle of the load, so that the reconciler has due intentos. */
const timePassesEveryMs = 1000;
const stepsAtOnce = 3;
/** A session ends after an hour of the shop's time, here after twenty pauses. */
const pausesOfSession = 10;
/** Hits of a failpoint in a job of 20 seconds. */
const rareHits = 1;
/** Minutes until everything has ended: payments live 16 minutes, plus back-off. */
const maxSteps = 120;
const settlePollMs = 100;
/** Polls after the last step: due work may still be running, and the machine may be loaded. Three minutes. */
const lastLooks = 1800;
/** Polls for the work of the first minute. */
const firstLooks = 600;

/** Answers the shop that was started after the death, too. */
export async function playRound(
  input: RoundInput,
): Promise<{ result: RoundResult; shop: ShopProcess }> {
  const { world, death, cast, shop: first } = input;
  const tokens = await openSessions(world, cast);
  const copy = await shopUntilDeath({ ...input, tokens });
  const isHit = death.kind !== "failpoint" || first.reached() === death.failpoint;

  const shop = await world.startShop();
  const token = (await openSessions(world, cast)).get(cast.owner.id);
  const result = await world.withDatabase(async ({ db }) => {
    const undecided = await endAllDoubts({ ...input, shop, db }, token);
    const seen = await inspect(input, { shop, isHit, db });
    if (undecided.length > 0) seen.faults["doubts end"] = undecided;
    return seen;
  });
  const lost = copy === null ? [] : await findCopyFaults(world, copy);
  if (lost.length > 0) result.faults["copy restores"] = lost;
  return { result, shop };
}

async function shopUntilDeath(input: RoundInput & { tokens: Tokens }): Promise<TakenCopy | null> {
  const { death, ledger, random, world, shop, maxHits } = input;
  let copy: TakenCopy | null = null;
  if (death.kind === "failpoint") {
    const { failpoint } = death;
    const hits = 1 + random.below(failpoint.startsWith("aviso:") ? rareHits : maxHits);
    await shop.aim({ failpoint, hits });
  }
  const ending = new AbortController();
  const load = runLoad(input, ending.signal);
  if (death.kind === "failpoint") {
    await passTime(input);
  } else {
    await Promise.race([shop.died, wait(minLoadMs + random.below(mostInstantMs))]);
    if (death.kind === "copy") copy = await takeCopy(world, ledger);
    if (death.kind === "database") await world.crashDatabase?.();
    // The load meets the database's crash before the shop's.
    if (death.kind === "database") await wait(minLoadMs);
    await shop.kill();
  }
  ending.abort();
  if (!shop.hasDied()) await shop.kill();
  await load;
  return copy;
}

async function passTime({
  shop,
  world,
  cast,
  tokens,
}: RoundInput & { tokens: Tokens }): Promise<void> {
  const until = performance.now() + maxLoadMs;
  for (let pauses = 1; !shop.hasDied() && performance.now() < until; pauses++) {
    await Promise.race([shop.died, wait(timePassesEveryMs)]);
    for (let step = 0; step < stepsAtOnce; step++) shop.step();
    if (pauses % pausesOfSession > 0) continue;
    for (const [id, token] of await openSessions(world, cast)) tokens.set(id, token);
  }
}

async function inspect(
  input: RoundInput,
  { shop, isHit, db }: { shop: ShopProcess; isHit: boolean; db: Db },
): Promise<RoundResult> {
  const { world, cast, ledger, death } = input;
  const scene: Scene = { world, cast, ledger, shop, db };
  shop.step();
  const unsettledAfterMinute = await countUnsettled(scene);
  const open = await awaitQuiet(scene);
  const faults: RoundResult["faults"] = open === "" ? {} : { "all ends": [open] };
  for (const name of invariantNames) {
    const found = await invariants[name](scene);
    if (found.length > 0) faults[name] = found;
  }
  const name = death.kind === "failpoint" ? death.failpoint : death.kind;
  return { name, isHit, readyMs: shop.readyMs, unsettledAfterMinute, faults };
}

/** Bounded wait for the work of one minute of shop time. */
async function countUnsettled(scene: Scene): Promise<number> {
  let found = await findMoneyFaults(scene);
  for (let tries = 0; tries < firstLooks && found.length > 0; tries++) {
    await wait(settlePollMs);
    found = await findMoneyFaults(scene);
  }
  return found.length;
}

async function awaitQuiet(scene: Scene): Promise<string> {
  let open = await describeOpen(scene.db);
  for (let look = 0; look < maxSteps + lastLooks && open !== ""; look++) {
    if (look < maxSteps) scene.shop.step();
    await wait(settlePollMs);
    open = await describeOpen(scene.db);
  }
  return open;
}

const openEstados = ["creando", "abierto", "confirmando", "por_reembolsar"] as const;

async function describeOpen(db: Db): Promise<string> {
  const intentos = await db
    .selectFrom("pago_intentos")
    .select(["id", "estado", "motivo"])
    .where("estado", "in", openEstados)
    .limit(5)
    .execute();
  const correos = await db
    .selectFrom("correos")
    .select(["clave", "error"])
    .where("estado", "=", "pendiente")
    .limit(5)
    .execute();
  const reservas = await db
    .selectFrom("reservas")
    .select(["id", "intento_id"])
    .where("estado", "=", "abierta")
    .limit(5)
    .execute();
  const open = [...intentos, ...correos, ...reservas, ...(await selectUntold(db))];
  return open.length === 0 ? "" : JSON.stringify(open);
}
