import type { SaveImpresora } from "#contract/schemas/impresoras.ts";
import { buildDespacho } from "#rig/builders/despacho.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { chileDate, chileDayStart } from "#server/time/chile-time.ts";
import { hours } from "#server/time/clock.ts";
import { addWorkingDays, nextDay } from "#server/time/working-days.ts";
import { ajustesBody } from "#tests/support/ajustes.ts";
import { buildBuyer, pedidoAt, startPayment } from "#tests/support/buying/buyer.ts";
import { impresora } from "./impresoras.ts";
import { buildRecetaShop } from "./receta-shop.ts";

/** A plate with a name. */
export const lineOf = (producto_id: number) => ({
  ...{ producto_id, cantidad: 1, personalizacion: { nombre: "Ana", color: "lapislazuli" } },
});

export type Printer = Partial<SaveImpresora>;

/** On the morning of a working day. A print fills a day of the one printer; a parcel is prepared the day after. */
export async function openPrintShop(shop: TestShop, printer: Printer = {}) {
  const first = addWorkingDays(nextDay(chileDate(shop.clock.now())), { count: 0 });
  shop.clock.advance(chileDayStart(first) + hours(7) - shop.clock.now());
  await buildDespacho(shop, { ajustes: { dias_preparacion: 1, hora_corte: 24 } });
  const { id, api, save } = await buildRecetaShop(shop);
  await save({ minutos: 600, por_placa: 1 });
  const saveImpresora = (more: Printer) =>
    api("saveImpresora", { body: impresora("Prusa", { colores: 2, ...more }) });
  await saveImpresora(printer);
  const finish = async (terminacion_dias: number) =>
    api("saveAjustes", { body: await ajustesBody(shop, { terminacion_dias }) });
  await finish(0);
  const start = async () => {
    const ana = await buildBuyer(shop, [lineOf(id)]);
    return { ana, token: (await startPayment(ana)).token };
  };
  const buy = async () => {
    const { ana, token } = await start();
    return pedidoAt(ana, await finishPayment(shop, token, "aprobar"));
  };
  /** Working days from the first one until the parcel is to be ready. */
  const promiseOf = async ({ id: pedidoId }: { id: number }) => {
    const { despacho_listo } = await shop.database.db
      .selectFrom("pedidos")
      .select("despacho_listo")
      .where("id", "=", pedidoId)
      .executeTakeFirstOrThrow();
    return Array.from({ length: 40 }, (_, count) => dayIn(count)).indexOf(despacho_listo ?? "");
  };
  const dayIn = (count: number) => addWorkingDays(first, { count });
  const capacidad = async () => {
    const read = await api("getCapacidad");
    if (!read.ok) throw new Error(read.error ?? "no capacidad");
    return read.data;
  };
  /** So many pieces to Viña del Mar. */
  const quote = async (cantidad: string) => {
    const query = { comuna: "Viña del Mar", gramos: "100", piezas: `${id}x${cantidad}` };
    const asked = await shop.client()("quoteDespacho", { query });
    return asked.ok ? asked.data : [];
  };
  return { id, api, save, quote, start, finish, saveImpresora, buy, promiseOf, dayIn, capacidad };
}
