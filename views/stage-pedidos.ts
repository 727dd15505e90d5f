import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import { checkPieces } from "#rig/shop/check-pieces.ts";
import { type OpenApi, openApi } from "#rig/shop/open-api.ts";
import type { Place } from "#rig/shop/place.ts";
import { finishPayment, injectFault } from "#rig/standins/webpay.ts";
import { waitFor } from "#rig/system/wait-for.ts";
import { walkDevoluciones } from "./stage-devoluciones.ts";
import type { Person } from "./stage-people.ts";
import { pieces, type SeenProductos } from "./stage-productos.ts";

export type SeenPedidos = {
  of_units: number;
  refunding: number;
  asked: number;
  regretted: number;
  claimed: number;
  paymentUrl: string;
};

type Making = { place: Place; api: OpenApi; owner: OpenApi; productos: SeenProductos };
type Buying = Making & { cantidad: number; direccion_id: number };

/** Through the API. */
export async function sellPedidos(
  place: Place,
  who: { owner: string; cliente: Person; productos: SeenProductos },
): Promise<Record<PedidoEstado, number> & SeenPedidos> {
  const api = openApi(place, who.cliente.token);
  const owner = openApi(place, who.owner);
  const { direccion } = await api("createDireccion", { body: home });
  await api("createDireccion", { body: office });
  const buying = {
    place,
    api,
    owner,
    productos: who.productos,
    cantidad: 2,
    direccion_id: direccion.id,
  };
  await api("setCarritoLinea", {
    body: { producto_id: who.productos.withOpiniones.id, cantidad: 1 },
  });
  const despacho = await sendPedidos(buying);
  // Before the unpaid ones, which leave what is made to measure in the carrito.
  const asked = await claimPedidos(buying);
  // Another cantidad each: the same carrito would continue the unpaid pedido.
  const fallido = await buy({ ...buying, cantidad: 3 }, "rechazar");
  const cancelado = await buy({ ...buying, cantidad: 4 }, "anular");
  const expirado = await buy({ ...buying, cantidad: 5 }, "expirar");
  const returned = await returnPedidos(buying);
  // Last: each new payment replaces the open one.
  const waiting = await start({ ...buying, cantidad: 6 });
  const pending = await newestOf(buying);
  return {
    ...despacho,
    ...asked,
    ...returned,
    fallido,
    cancelado,
    expirado,
    pendiente_pago: pending,
    paymentUrl: `${waiting.url}?token_ws=${waiting.token}`,
  };
}

async function sendPedidos(buying: Buying) {
  const entregado = await buy(buying, "aprobar");
  const enviado = await buy(buying, "aprobar");
  const inPreparation = await buy(buying, "aprobar");
  const pagado = await buy(buying, "aprobar");
  const { owner } = buying;
  const envio = { transportista: "Chilexpress", seguimiento: "CX-204-118-77" };
  const corrected = { ...envio, seguimiento: "CX-204-118-78" };
  for (const id of [inPreparation, enviado, entregado]) {
    await owner("movePedido", { query: { id: String(id) }, body: { estado: "en_preparacion" } });
  }
  for (const id of [enviado, entregado]) {
    await checkPieces(owner, id);
    await owner("movePedido", { query: { id: String(id) }, body: { estado: "enviado", ...envio } });
  }
  await owner("movePedido", {
    query: { id: String(entregado) },
    body: { estado: "enviado", ...corrected },
  });
  await owner("movePedido", { query: { id: String(entregado) }, body: { estado: "entregado" } });
  const texto = "Pide que llamen antes de subir: el timbre no suena.";
  await owner("addPedidoNota", { body: { pedido_id: enviado, texto } });
  await correctUnit(owner, inPreparation);
  return { pagado, en_preparacion: inPreparation, enviado, entregado };
}

/** Causes the mail of a corrected text. */
async function correctUnit(owner: Buying["owner"], id: number): Promise<void> {
  const { detalles } = await owner("getPedidoDetalle", { query: { id: String(id) } });
  const [linea] = detalles;
  if (!linea) throw new Error("a pedido without lines");
  const line = { detalle_id: linea.id, cantidad: linea.cantidad, unidades: 1 };
  const nota = "Escribió que uno de los dos es para su hermana.";
  await owner("correctTexto", { body: { ...line, textos: { inicial: "R" }, nota } });
}

/** Delivered, with retractos and garantías in each estado. */
async function claimPedidos(buying: Buying) {
  const ids: number[] = [];
  const { productos } = buying;
  const returnable = { ...buying, productos: { ...productos, sold: productos.returned } };
  for (const _ of [1, 2, 3]) {
    const id = await buy(returnable, "aprobar");
    const query = { id: String(id) };
    const envio = { transportista: "Starken", seguimiento: "ST-771-204" };
    await buying.owner("movePedido", { query, body: { estado: "en_preparacion" } });
    await checkPieces(buying.owner, id);
    await buying.owner("movePedido", { query, body: { estado: "enviado", ...envio } });
    await buying.owner("movePedido", { query, body: { estado: "entregado" } });
    ids.push(id);
  }
  const [open = 0, accepted = 0, refused = 0] = ids;
  await walkDevoluciones(buying, { open, accepted, refused });
  return { asked: open, regretted: accepted, claimed: refused };
}

async function returnPedidos(buying: Buying) {
  const { owner, place } = buying;
  const motivo = "Llegó con una capa abierta.";
  const reembolsado = await buy(buying, "aprobar");
  const whole = { pedido_id: reembolsado, motivo, reponer_stock: false };
  await owner("createReembolso", { body: whole });
  const ofUnits = await buy(buying, "aprobar");
  const bought = await owner("getPedidoDetalle", { query: { id: String(ofUnits) } });
  const [linea] = bought.detalles;
  if (!linea) throw new Error("a pedido without lines");
  const lineas = [{ detalle_id: linea.id, cantidad: 1 }];
  const part = { pedido_id: ofUnits, motivo, reponer_stock: false, clave: "una-sola-unidad" };
  await owner("createReembolso", { body: { ...part, lineas } });
  // Causes the mail of a pedido whose last print is checked.
  await checkPieces(owner, ofUnits);
  const refunding = await buy(buying, "aprobar");
  await injectFault(place, { falla: "error503", operacion: "refund", veces: 1000 });
  const later = { pedido_id: refunding, motivo: "Se arrepintió a tiempo.", reponer_stock: true };
  await owner("createReembolso", { body: later });
  await injectFault(place, { falla: "otro_monto", operacion: "commit", veces: 1 });
  const enRevision = await buy(buying, "aprobar");
  return { reembolsado, of_units: ofUnits, refunding, en_revision: enRevision };
}

async function start({ api, productos, cantidad, direccion_id }: Buying) {
  const { id: producto_id, a_medida } = productos.sold;
  const piece = a_medida ? { personalizacion: pieces.sold } : {};
  await api("setCarritoLinea", { body: { producto_id, cantidad, ...piece } });
  // Told by the checkout for a piece to measure.
  const sin_retracto = a_medida ? [producto_id] : [];
  return api("startPago", { body: { direccion_id, sin_retracto } });
}

async function buy(
  buying: Buying,
  accion: "aprobar" | "rechazar" | "anular" | "expirar",
): Promise<number> {
  const { token } = await start(buying);
  await finishPayment(buying.place, token, accion);
  return newestOf(buying);
}

async function newestOf({ api }: Making): Promise<number> {
  return waitFor("the pedido that was just made", async () => {
    const pedidos = await api("listPedidos");
    return pedidos[0]?.id;
  });
}

const home = {
  alias: "Casa",
  calle_numero: "Avenida Alemania 4321, depto. 52",
  comuna: "Valparaíso",
  ciudad: "Valparaíso",
  region: "Valparaíso",
  nota: "Timbre 52, dejar en conserjería si no hay nadie.",
};
const office = {
  alias: "Oficina de la cooperativa de impresores",
  calle_numero: "Calle Libertador Bernardo O'Higgins 1449, torre 4, oficina 1203",
  comuna: "Santiago",
  ciudad: "Santiago",
  region: "Metropolitana de Santiago",
  nota: "",
};
