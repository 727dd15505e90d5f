import { setTimeout as wait } from "node:timers/promises";
import { type ApiClient, createClient } from "#contract/client.ts";
import { routes } from "#contract/routes.ts";
import { networkTransport } from "#rig/shop/network-transport.ts";
import { actAtWebpay, followRetorno, injectFault } from "#rig/standins/webpay.ts";
import type { Db } from "#server/db/database.ts";
import { minutes } from "#server/time/clock.ts";
import type { Scene } from "./invariants.ts";
import type { Doubt, Ledger } from "./ledger.ts";
import type { Random } from "./random.ts";
import type { World } from "./world.ts";

type Owing = { ledger: Ledger; random: Random };

const silentTimes = 1000;

/** Pays where neither the confirmation nor a question about it is answered, and lets the seven days pass. */
export async function leaveDoubt(
  { world, ledger, random }: Owing & { world: World },
  token: string,
): Promise<void> {
  const isCharged = random.next() < 0.5;
  const lost = { falla: "error500", token };
  await injectFault(world, { ...lost, operacion: "commit", antes: !isCharged });
  await injectFault(world, { ...lost, operacion: "status", veces: silentTimes });
  await followRetorno(await actAtWebpay(world, token, { accion: "aprobar" }));
  const stopped = await world.withDatabase(({ db }) => stopAsking(db, token));
  const como = isCharged ? "cobrado" : "no_cobrado";
  if (stopped) ledger.doubts.push({ ...stopped, como });
}

async function stopAsking(db: Db, token: string) {
  return db
    .updateTable("pago_intentos")
    .set({ proxima_consulta_en: null })
    .where("token", "=", token)
    .where("estado", "=", "confirmando")
    .returning(["id as intento_id", "pedido_id"])
    .executeTakeFirst();
}

/** The owner, who reads the provider's portal, presses once or twice. */
export async function endOneDoubt({ ledger, random }: Owing, api: ApiClient): Promise<void> {
  if (ledger.doubts.length === 0) return;
  const doubt = random.pick(ledger.doubts);
  const body = { ...doubt, nota: "Visto en el portal" };
  const presses = Array.from({ length: 1 + random.below(2) }, () => api("resolvePago", { body }));
  for (const answer of await Promise.all(presses)) {
    // 409: an end that nobody was told of before the shop died.
    if (answer.ok || answer.status === 409)
      ledger.doubts = ledger.doubts.filter((other) => other !== doubt);
    if (answer.ok && answer.data.pedido.estado === "pagado") ledger.paid.add(doubt.pedido_id);
  }
}

/** The machine may be loaded. */
const patienceMs = 120_000;

/** The provider answers again, and the owner ends what nobody asks about. */
export async function endAllDoubts(
  { world, db, ledger, shop }: Pick<Scene, "world" | "db" | "ledger" | "shop">,
  ownerToken: string | undefined,
): Promise<string[]> {
  await injectFault(world, { falla: "ninguna" });
  await askSoon(db, world.now());
  const api = createClient(networkTransport(shop.url, ownerToken), routes);
  const until = performance.now() + patienceMs;
  let left = await readStopped(db);
  while (left.length > 0 && performance.now() < until) {
    for (const doubt of left) {
      const body = { ...doubt, como: "no_cobrado", nota: "La palabra de Webpay" } as const;
      const answer = await api("resolvePago", { body });
      if (answer.ok && answer.data.pedido.estado === "pagado") ledger.paid.add(doubt.pedido_id);
    }
    left = await readStopped(db);
    if (left.length > 0) await wait(100);
  }
  ledger.doubts = [];
  return left.map(({ intento_id }) => `the doubt of intento ${intento_id} was not ended`);
}

/** A payment whose questions failed for long is not asked about in the minute that follows: the owner asks earlier. */
async function askSoon(db: Db, now: number): Promise<void> {
  await db
    .updateTable("pago_intentos")
    .set({ proxima_consulta_en: now })
    .where("estado", "=", "confirmando")
    // A question that is being asked is due sooner than that.
    .where("proxima_consulta_en", ">", now + minutes(1))
    .execute();
}

function readStopped(db: Db): Promise<Omit<Doubt, "como">[]> {
  return db
    .selectFrom("pago_intentos")
    .select(["id as intento_id", "pedido_id"])
    .where("estado", "=", "confirmando")
    .where("proxima_consulta_en", "is", null)
    .limit(100)
    .execute();
}
