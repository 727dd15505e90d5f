import { listTransacciones } from "#rig/standins/webpay.ts";
import { waitFor } from "#rig/system/wait-for.ts";
import { checkShop, describeBroken } from "#server/app/checks/check-shop.ts";
import { createDiskImageStore } from "#server/providers/image-store.ts";
import { systemClock } from "#server/time/clock.ts";
import type { Scene } from "./scene.ts";

const paidEstados = ["pagado", "en_preparacion", "enviado", "entregado"] as const;

/** Answers what is wrong in the end, nothing when all was kept. `deaths`: processes that were killed. */
export async function findFaults(scene: Scene, deaths: number): Promise<string[]> {
  await settle(scene);
  const { database, config } = scene;
  const images = createDiskImageStore(config.dataDir);
  const broken = await checkShop({ db: database.db, config, images, clock: systemClock });
  return [
    ...(await findLostPedidos(scene)),
    ...(await findDoubleSales(scene)),
    ...(await findMailFaults(scene, deaths)),
    ...broken.map(describeBroken),
  ];
}

/** A killed process's payments are the reconciler's, its mails the outbox's. */
function settle({ database: { db } }: Scene): Promise<boolean> {
  const ask = async () => {
    const waiting = await db
      .selectFrom("correos")
      .select("id")
      .where("estado", "=", "pendiente")
      .limit(1)
      .execute();
    const open = await db
      .selectFrom("pago_intentos")
      .select("id")
      .where("estado", "in", ["creando", "confirmando"])
      .limit(1)
      .execute();
    return waiting.length + open.length === 0 ? true : undefined;
  };
  return waitFor("the last mails and payments", ask, { timeoutMs: 180_000, intervalMs: 250 });
}

async function findLostPedidos({ database: { db }, ledger }: Scene): Promise<string[]> {
  const rows = await db.selectFrom("pedidos").select(["id", "estado"]).orderBy("id").execute();
  const kept = new Set(
    rows.filter(({ estado }) => paidEstados.some((one) => one === estado)).map(({ id }) => id),
  );
  return [...ledger.paid]
    .filter((id) => !kept.has(id))
    .map((id) => `pedido ${id} was shown as paid and is not`);
}

/** One charge for each paid pedido, and no unit sold that was not there. */
async function findDoubleSales(scene: Scene): Promise<string[]> {
  const { db } = scene.database;
  const charged = (await listTransacciones(scene))
    .filter((it) => it.captured_amount - it.refunded_amount > 0)
    .map((it) => `${/^E(\d+)-/.exec(it.buy_order)?.[1]}:${it.captured_amount}`);
  const pedidos = await db
    .selectFrom("pedidos")
    .select(["id", "total"])
    .where("estado", "in", paidEstados)
    .orderBy("id")
    .execute();
  const owed = pedidos.map(({ id, total }) => `${id}:${total}`);
  const sold = await db
    .selectFrom("reservas")
    .select((eb) => ["producto_id", eb.fn.sum<number>("cantidad").as("units")])
    .where("estado", "=", "vendida")
    .groupBy("producto_id")
    .execute();
  const shelf = await db.selectFrom("productos").select(["id", "stock"]).orderBy("id").execute();
  const units = new Map(sold.map(({ producto_id, units }) => [producto_id, Number(units)]));
  const left = new Map(shelf.map(({ id, stock }) => [id, stock]));
  return [
    ...(charged.toSorted().join() === owed.toSorted().join()
      ? []
      : [`${charged.length} charges stand against ${owed.length} paid pedidos`]),
    ...scene.productos
      .filter(({ id, stock }) => stock !== (units.get(id) ?? 0) + (left.get(id) ?? 0))
      .map(({ id }) => `the units of producto ${id} do not add up`),
  ];
}

type Mail = { asunto: string; cabeceras: { nombre: string; valor: string }[] };

/** One receipt each. A death may double the mail in flight, under the same Message-ID. */
async function findMailFaults(scene: Scene, deaths: number): Promise<string[]> {
  const response = await fetch(`${scene.standinsUrl}/correo/control/cabeceras.json`);
  const receipts = ((await response.json()) as Mail[]).filter(({ asunto }) =>
    asunto.startsWith("Recibimos tu pago"),
  );
  const bySubject = Map.groupBy(receipts, ({ asunto }) => asunto);
  const missing = [...scene.ledger.paid].filter(
    (id) => !bySubject.has(`Recibimos tu pago: pedido E-${String(id).padStart(6, "0")}`),
  );
  const doubled = receipts.length - bySubject.size;
  return [
    ...missing.map((id) => `pedido ${id} has no mail`),
    ...(doubled > deaths ? [`${doubled} mails doubled by ${deaths} deaths`] : []),
  ];
}
