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
  /** False when it was killed at the end of the load. */
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
};

const maxLoadMs = 5000;
const minLoadMs = 400;
/** Upper bound of the hit that kills. */
const maxHits = 8;
/** Of what a job of 20 seconds does. */
const rareHits = 1;
/** Minutes until everything has ended: payments live 16 minutes, plus back-off. */
const maxSteps = 120;
const settlePollMs = 100;
/** Polls after the last step: due work may still be running, and the machine may be loaded. Three minutes. */
const lastLooks = 1800;
/** Polls for the work of the first minute. */
const firstLooks = 600;

export async function playRound(input: RoundInput): Promise<RoundResult> {
  const { world, death } = input;
  const failpoint = death.kind === "failpoint" ? death.failpoint : null;
  const hits = 1 + input.random.below(failpoint?.startsWith("aviso:") ? rareHits : maxHits);
  const tokens = await openSessions(world, input.cast);
  const first = await world.startShop(failpoint === null ? undefined : { failpoint, hits });
  const copy = await shopUntilDeath({ ...input, tokens }, first);
  const isHit = failpoint === null || first.reached() === failpoint;
  if (!first.hasDied()) await first.kill();
  await first.died;

  const shop = await world.startShop();
  if (shop.hasDied()) throw new Error("the shop did not come up again");
  try {
    const token = tokens.get(input.cast.owner.id);
    const result = await world.withDatabase(async ({ db }) => {
      const undecided = await endAllDoubts({ ...input, shop, db }, token);
      const seen = await inspect(input, { shop, isHit, db });
      if (undecided.length > 0) seen.faults["doubts end"] = undecided;
      return seen;
    });
    const lost = copy === null ? [] : await findCopyFaults(world, copy);
    if (lost.length > 0) result.faults["copy restores"] = lost;
    return result;
  } finally {
    await shop.kill();
  }
}

async function shopUntilDeath(
  input: RoundInput & { tokens: Tokens },
  shop: ShopProcess,
): Promise<TakenCopy | null> {
  const { death, ledger, random, world } = input;
  let copy: TakenCopy | null = null;
  const ending = new AbortController();
  const load = runLoad({ ...input, shop }, ending.signal);
  if (death.kind === "failpoint") {
    await Promise.race([shop.died, passTime(shop)]);
  } else {
    await Promise.race([shop.died, wait(minLoadMs + random.below(maxLoadMs / 2))]);
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

/** Steps in the middle of the load, so that the reconciler has due intentos. */
async function passTime(shop: ShopProcess): Promise<void> {
  await wait(maxLoadMs / 2);
  for (let step = 0; step < 3; step++) shop.step();
  await wait(maxLoadMs / 2);
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
