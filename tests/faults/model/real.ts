import { actAtWebpay, injectFault } from "#rig/standins/webpay.ts";
import { inTransaction, readThenWrite } from "#server/db/database.ts";
import { AppError } from "#server/errors.ts";
import { setCantidad } from "#server/modules/carrito/carrito.service.ts";
import { patchProducto } from "#server/modules/catalogo/productos/patch-producto.service.ts";
import { selectProductoToEdit } from "#server/modules/catalogo/productos/productos-admin.queries.ts";
import { updateProducto } from "#server/modules/catalogo/productos/productos-admin.service.ts";
import { endDoubt } from "#server/modules/pagos/confirm/end-doubt.service.ts";
import { applyRetorno } from "#server/modules/pagos/confirm/retorno.service.ts";
import { setNextQuestion } from "#server/modules/pagos/intentos.queries.ts";
import { requestReembolso } from "#server/modules/pagos/refund/request-reembolso.service.ts";
import { accountBuyer, type Buyer } from "#server/modules/pagos/start/buyer.ts";
import { startPago } from "#server/modules/pagos/start/start-pago.service.ts";
import { readReembolsos, selectDetalles } from "#server/modules/pedidos/index.ts";
import type { PagoResult } from "./model.ts";
import type { RefundWish, Shape } from "./model-after-start.ts";
import type { Word } from "./model-doubt.ts";
import type { Started } from "./model-pago.ts";
import { type Pieza, type Texto, toCampos } from "./model-piezas.ts";
import type { Action, Operacion } from "./model-provider.ts";
import { readIntentos, readPedidoIds } from "./observe.ts";
import type { bodyOf } from "./real-despacho.ts";
import type { toldBody } from "./real-medida.ts";
import { bodyOfPieza } from "./real-piezas.ts";
import type { Real } from "./world.ts";

const page = "webpayserver/initTransaction";
/** A return in doubt would poll this long. */
const longWaitMs = 15_000;

export type Chosen = ReturnType<typeof bodyOf> & ReturnType<typeof toldBody>;

export async function answerOf(work: () => Promise<unknown>): Promise<number> {
  return work().then(
    () => 200,
    (error: unknown) => {
      if (error instanceof AppError) return error.status;
      throw error;
    },
  );
}

type LineToSet = { person: number; pieza: Pieza; cantidad: number; old?: Texto | undefined };

export async function setLinea(
  { ctx, people, productos, clock }: Real,
  { person, pieza, cantidad, old }: LineToSet,
): Promise<number> {
  const usuario_id = people[person]?.session.usuario_id ?? 0;
  const { units } = ctx.config;
  const { personalizacion: reemplaza = {} } = bodyOfPieza(productos, {
    ...pieza,
    texto: old ?? "",
  });
  const replaced = old === undefined ? {} : { reemplaza };
  const line = { ...bodyOfPieza(productos, pieza), ...replaced, cantidad };
  const values = { usuario_id, ...line, units, now: clock.now() };
  const run = old === undefined ? readThenWrite : inTransaction;
  return answerOf(() => run(ctx.db, (db) => setCantidad(db, values)));
}

export function start(real: Real, person: number, chosen: Chosen = {}): Promise<Started> {
  const buyer = real.people[person];
  if (!buyer) throw new Error(`nobody at ${person}`);
  const place = chosen.despacho === "retiro" ? {} : { direccion_id: buyer.direccion_id };
  return startAs(real, accountBuyer(buyer.session, { ...place, ...chosen }));
}

export async function startAs(real: Real, buyer: Buyer): Promise<Started> {
  try {
    const { token } = await startPago(real.ctx, { buyer, address: real.address });
    const rows = await readIntentos(real);
    return { intento: rows.findIndex((row) => row.token === token) };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.status };
    throw error;
  }
}

export async function actOn(real: Real, place: number, accion: Action): Promise<boolean> {
  const { token } = await intentoAt(real, place);
  if (accion === "open") {
    const address = `${real.shop.standins.url}/webpay/${page}?token_ws=${token}`;
    const html = await (await fetch(address)).text();
    return html.includes('name="tarjeta"');
  }
  return actAtWebpay(real.shop, token, { accion }).then(
    () => true,
    (error: Error) => {
      if (error.message.includes("409")) return false;
      throw error;
    },
  );
}

export async function comeBackTo(real: Real, place: number, shape: Shape): Promise<PagoResult> {
  const { token, buy_order, session_id } = await intentoAt(real, place);
  const pedido = { TBK_ID_SESION: session_id, TBK_ORDEN_COMPRA: buy_order };
  const fields = {
    normal: { token_ws: token },
    aborted: { TBK_TOKEN: token, ...pedido },
    "timed out": pedido,
    "all fields": { token_ws: token, TBK_TOKEN: token, ...pedido },
    forged: { ...pedido, TBK_ID_SESION: "0".repeat(48) },
  }[shape];
  const { status, pedidoId } = await applyRetorno(real.ctx, fields);
  const pedidos = await readPedidoIds(real);
  return { status, pedido: pedidoId === null ? null : pedidos.indexOf(pedidoId) };
}

/** True when a return would poll for a lease in real time. */
export async function wouldWait(real: Real, place: number): Promise<boolean> {
  const { pedido_id } = await intentoAt(real, place);
  const longAhead = real.clock.now() + longWaitMs;
  // Also for another intento of the pedido that is being confirmed.
  return (await readIntentos(real)).some(
    (it) =>
      it.pedido_id === pedido_id &&
      it.estado === "confirmando" &&
      (it.proxima_consulta_en ?? 0) > longAhead,
  );
}

export async function estadoAt(real: Real, place: number): Promise<string> {
  return (await intentoAt(real, place)).estado;
}

async function intentoAt(real: Real, place: number) {
  const row = (await readIntentos(real))[place];
  if (!row?.token) throw new Error(`no intento with a token at ${place}`);
  return { ...row, token: row.token };
}

type Edit = { producto: number; by?: number; precio?: number; campo?: number | null };

export async function editProducto(real: Real, { producto, by = 0, precio, campo }: Edit) {
  const { ctx, actor, clock } = real;
  const id = real.productos[producto] ?? 0;
  return answerOf(() =>
    inTransaction(ctx.db, async (tx) => {
      const row = await selectProductoToEdit(tx, id);
      if (!row) throw new Error(`no producto ${id}`);
      const { stock, reservado, version: _, id: __, personalizacion: ___, ...kept } = row;
      const loaded = Math.max(0, stock - reservado, -by);
      const form = {
        ...kept,
        precio: precio ?? row.precio,
        stock: loaded + by,
        stock_anterior: loaded,
        destacado: row.destacado === 1,
        activo: row.activo === 1,
        a_medida: row.a_medida === 1,
        ...(campo !== undefined && { personalizacion: toCampos(campo) }),
      };
      await updateProducto(tx, { id, form, imagenes: [], actor, now: clock.now() });
    }),
  );
}

export async function activate(real: Real, producto: number, activo: boolean): Promise<void> {
  const { ctx, actor, clock } = real;
  const id = real.productos[producto] ?? 0;
  const now = clock.now();
  await inTransaction(ctx.db, (tx) => patchProducto(tx, { id, change: { activo }, actor, now }));
}

export async function refundOf(
  real: Real,
  place: number,
  { restocks, unitOf, clave }: RefundWish & { clave: string },
): Promise<{ isDone: boolean } | { refused: number }> {
  const pedido_id = (await readPedidoIds(real))[place] ?? 0;
  const how = { motivo: "Se arrepintió", reponer_stock: restocks, actor: real.actor };
  const detalles = await selectDetalles(real.ctx.db, [pedido_id]);
  const unit = detalles[unitOf ?? -1];
  const part = unit && { lineas: [{ detalle_id: unit.id, cantidad: 1 }], clave };
  const wish = { pedido_id, ...how, ...part };
  const refused = await answerOf(() => requestReembolso(real.ctx, wish));
  if (refused !== 200) return { refused };
  const reembolsos = await readReembolsos(real.ctx.db, [pedido_id]);
  return { isDone: reembolsos.at(-1)?.estado === "hecho" };
}

/** Has the effect of its seven days. */
export async function stopAsking(real: Real, place: number): Promise<void> {
  const { id } = await intentoAt(real, place);
  await setNextQuestion(real.ctx.db, { id, at: null });
}

export async function endDoubtAt(real: Real, place: number, como: Word): Promise<number> {
  const { id: intento_id, pedido_id } = await intentoAt(real, place);
  const ending = { intento_id, pedido_id, como, nota: "Visto en el portal", autor: "Rosa" };
  return answerOf(() => endDoubt(real.ctx, { ...ending, record: async () => undefined }));
}

export type Loss = { operacion: Operacion; falla: string; takesEffect: boolean; veces: number };

export async function loseAnswers({ shop }: Real, loss: Loss): Promise<void> {
  const { takesEffect, ...fault } = loss;
  await injectFault(shop, { ...fault, antes: !takesEffect });
}

export async function heal({ shop }: Real): Promise<void> {
  await injectFault(shop, { falla: "ninguna" });
}
