import { setTimeout as wait } from "node:timers/promises";
import type { Failpoint } from "#rig/process/failpoints.ts";
import type { ShopProcess } from "#rig/process/shop-process.ts";
import {
  findMoneyFaults,
  type Invariant,
  invariantNames,
  invariants,
  type Scene,
} from "./invariants.ts";
import type { Ledger } from "./ledger.ts";
import { runLoad } from "./load.ts";
import type { Cast } from "./people.ts";
import type { Random } from "./random.ts";
import type { World } from "./world.ts";

/** How the shop is made to die in one round. */
export type Death =
  | { kind: "failpoint"; failpoint: Failpoint }
  | { kind: "instant" }
  | { kind: "database" };

export type RoundResult = {
  name: string;
  /** Whether it died where it was meant to; otherwise it was killed at the round's end. */
  isHit: boolean;
  readyMs: number;
  /** Money found charged without a record, or recorded without a charge, one minute of the shop's time after the restart. */
  unsettledAfterMinute: number;
  faults: Partial<Record<Invariant | "all ends", string[]>>;
};

export type RoundInput = {
  world: World;
  cast: Cast;
  ledger: Ledger;
  random: Random;
  death: Death;
};

/** A round never loads the shop longer than this before it dies. */
const maxLoadMs = 5000;
const minLoadMs = 400;
/** It dies at one of the first so many times that it passes its failpoint. */
const maxHits = 8;
/** The shop's time that passes until everything open has ended: payments live 16 minutes, back-off makes it longer. */
const maxSteps = 120;
const settlePollMs = 100;
/** What has become due may still be under way then: so often it is looked at, while the clock runs as any clock. */
const lastLooks = 200;

/** Load, death, restart, and what is found afterwards. */
export async function playRound(input: RoundInput): Promise<RoundResult> {
  const { world, death } = input;
  const failpoint = death.kind === "failpoint" ? death.failpoint : null;
  const hits = 1 + input.random.below(maxHits);
  const first = await world.startShop(failpoint === null ? undefined : { failpoint, hits });
  await shopUntilDeath(input, first);
  const isHit = failpoint === null || first.reached() === failpoint;
  if (!first.hasDied()) await first.kill();
  await first.died;

  const shop = await world.startShop();
  if (shop.hasDied()) throw new Error("the shop did not come up again");
  try {
    return await inspect(input, { shop, isHit });
  } finally {
    await shop.kill();
  }
}

async function shopUntilDeath(input: RoundInput, shop: ShopProcess): Promise<void> {
  const { death, random, world } = input;
  const ending = new AbortController();
  const load = runLoad({ ...input, shop }, ending.signal);
  if (death.kind === "failpoint") {
    await Promise.race([shop.died, passTime(shop)]);
  } else {
    await Promise.race([shop.died, wait(minLoadMs + random.below(maxLoadMs / 2))]);
    if (death.kind === "database") await world.crashDatabase?.();
    // The database's end is met under load before the shop's own.
    if (death.kind === "database") await wait(minLoadMs);
    await shop.kill();
  }
  ending.abort();
  if (!shop.hasDied()) await shop.kill();
  await load;
}

/** Moves the clock on in the middle, so that the reconciler has something to ask about. */
async function passTime(shop: ShopProcess): Promise<void> {
  await wait(maxLoadMs / 2);
  for (let step = 0; step < 3; step++) shop.step();
  await wait(maxLoadMs / 2);
}

async function inspect(
  input: RoundInput,
  { shop, isHit }: { shop: ShopProcess; isHit: boolean },
): Promise<RoundResult> {
  const { world, cast, ledger, death } = input;
  const scene: Scene = { world, cast, ledger, shop };
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

/** A minute of the shop's time has passed; the work it set off is given a bounded moment of real time. */
async function countUnsettled(scene: Scene): Promise<number> {
  let found = await findMoneyFaults(scene);
  for (let tries = 0; tries < 50 && found.length > 0; tries++) {
    await wait(settlePollMs);
    found = await findMoneyFaults(scene);
  }
  return found.length;
}

/** What is still open two hours of the shop's time after the restart; "" when nothing is. */
async function awaitQuiet(scene: Scene): Promise<string> {
  let open = await describeOpen(scene.world);
  for (let look = 0; look < maxSteps + lastLooks && open !== ""; look++) {
    if (look < maxSteps) scene.shop.step();
    await wait(settlePollMs);
    open = await describeOpen(scene.world);
  }
  return open;
}

const openEstados = ["creando", "abierto", "confirmando", "por_reembolsar"] as const;

/** What has not ended yet, in words; "" when everything has. */
function describeOpen(world: World): Promise<string> {
  return world.withDatabase(async ({ db }) => {
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
    const open = [...intentos, ...correos, ...reservas];
    return open.length === 0 ? "" : JSON.stringify(open);
  });
}
