import type { IntentoEstado, PagoStatus } from "#contract/schemas/pagos.ts";
import { seconds } from "#server/time/clock.ts";
import {
  claimable,
  type Intento,
  itemAt,
  type Model,
  montoOf,
  type PagoResult,
  type Pedido,
  pedidoOf,
  type Reembolso,
  returnedOf,
  type SoldUnits,
  unitsLeft,
} from "./model.ts";
import { close, confirm, deadAfterMs, movePedido, settle, tryCommit } from "./model-pago.ts";
import { refund, status } from "./model-provider.ts";
import { settleTrabajos } from "./model-taller.ts";

/** `forged` names an order without its session. */
export type Shape = "normal" | "aborted" | "timed out" | "all fields" | "forged";

export function comeBack(model: Model, intento: Intento, shape: Shape): PagoResult {
  if (shape === "forged") return { status: "error", pedido: null };
  if (shape === "normal") {
    const isRefused = mayBePaid(model, intento) && !confirm(model, intento);
    if (isRefused) return { status: "verificando", pedido: intento.pedido };
  } else giveUp(model, intento, shape === "timed out" ? "expirado" : "abortado");
  return resultOf(model, intento);
}

/** An old payment is asked about before it takes stock. */
function mayBePaid(model: Model, { transaccion, estado, createdAt }: Intento): boolean {
  const isYoung = model.now - createdAt < deadAfterMs;
  if (!transaccion || isYoung || !claimable.includes(estado)) return true;
  return status(model, transaccion) !== "unpaid";
}

function giveUp(model: Model, intento: Intento, to: "expirado" | "abortado"): void {
  if (intento.estado !== "abierto" || !intento.transaccion) return;
  if (settle(model, intento, status(model, intento.transaccion))) return;
  close(model, intento, to);
}

/** The reconciler asks the provider about an intento without a return. */
export function ask(model: Model, intento: Intento): void {
  if (!intento.transaccion) return;
  if (intento.estado === "por_reembolsar") {
    giveBack(model, intento);
    return;
  }
  const known = status(model, intento.transaccion);
  if (known === null || settle(model, intento, known)) return;
  if (known === "paid, not confirmed") {
    if (intento.estado === "abierto") confirm(model, intento);
    else tryCommit(model, intento, false);
  } else if (model.now - intento.createdAt >= deadAfterMs) close(model, intento, "expirado");
}

export type RefundWish = {
  restocks: boolean;
  /** One unit of the line at this place; all that is left without it. */
  unitOf?: number | undefined;
};

export function refundPedido(
  model: Model,
  place: number,
  { restocks, unitOf }: RefundWish,
): { isDone: boolean } | { refused: number } {
  const pedido = itemAt(model.pedidos, place);
  const { reembolsos } = pedido;
  const decided = reembolsos.reduce((sum, it) => sum + montoOf(it), 0);
  const closing = decided === pedido.total ? reembolsos.at(-1) : undefined;
  if (closing && unitOf === undefined) return { isDone: closing.isDone };
  if (reembolsos.some(({ isDone }) => !isDone)) return { refused: 409 };
  const lineas = wantedOf(pedido, unitOf);
  const despacho = unitOf === undefined ? pedido.despacho.precio : 0;
  if (pedido.estado !== "pagado" || montoOf({ lineas, despacho }) === 0) return { refused: 409 };
  const paid = model.intentos.findIndex((it) => it.pedido === place && it.estado === "autorizado");
  const plan = { lineas, despacho, restocks };
  const reembolso: Reembolso = { ...plan, isDone: false, intento: paid, sentAt: null };
  reembolsos.push(reembolso);
  const intento = itemAt(model.intentos, paid);
  intento.estado = "por_reembolsar";
  settleTrabajos(model, place);
  giveBack(model, intento);
  return { isDone: reembolso.isDone };
}

function wantedOf(pedido: Pedido, unitOf: number | undefined): SoldUnits[] {
  const left = unitsLeft(pedido);
  if (unitOf === undefined) return left;
  return left.filter(({ linea }) => linea === unitOf).map((it) => ({ ...it, cantidad: 1 }));
}

function pendingOf(model: Model, intento: Intento): Reembolso | undefined {
  const place = model.intentos.indexOf(intento);
  return pedidoOf(model, intento).reembolsos.find((it) => !it.isDone && it.intento === place);
}

const partQuietMs = seconds(60);

/** Only a refund of a part could be done twice. */
function isInFlight(model: Model, intento: Intento): boolean {
  const reembolso = pendingOf(model, intento);
  const pedido = pedidoOf(model, intento);
  if (!reembolso || reembolso.sentAt === null) return false;
  const isRest = returnedOf(pedido) + montoOf(reembolso) === pedido.total;
  return !isRest && model.now - reembolso.sentAt < partQuietMs;
}

/** Answers by the provider's record. */
function isBack(model: Model, intento: Intento): boolean {
  const { transaccion } = intento;
  const reembolso = pendingOf(model, intento);
  if (!transaccion || transaccion.estado === "given back") return true;
  const before = returnedOf(pedidoOf(model, intento));
  return reembolso !== undefined && transaccion.returned >= before + montoOf(reembolso);
}

function giveBack(model: Model, intento: Intento): void {
  const { transaccion } = intento;
  if (!transaccion) return;
  if (status(model, transaccion) === null) return;
  if (isBack(model, intento)) {
    finish(model, intento);
    return;
  }
  if (isInFlight(model, intento)) return;
  const { total } = pedidoOf(model, intento);
  const reembolso = pendingOf(model, intento);
  if (reembolso) reembolso.sentAt = model.now;
  const monto = reembolso ? montoOf(reembolso) : total;
  const isSent = refund(model, transaccion, { monto, total }) === true;
  if (isSent || (status(model, transaccion) !== null && isBack(model, intento))) {
    finish(model, intento);
  }
}

function finish(model: Model, intento: Intento): void {
  const pedido = pedidoOf(model, intento);
  const place = model.intentos.indexOf(intento);
  const reembolso = pendingOf(model, intento);
  if (!reembolso) {
    intento.estado = "reembolsado";
    const isWhole =
      pedido.estado === "en_revision" && movePedido(model, intento.pedido, "reembolsado");
    model.correos.push(`${isWhole ? "cargo_devuelto" : "cargo_repetido_devuelto"} ${place}`);
    return;
  }
  reembolso.isDone = true;
  if (returnedOf(pedido) === pedido.total) {
    intento.estado = "reembolsado";
    movePedido(model, intento.pedido, "reembolsado");
    model.correos.push(`pedido_reembolsado ${intento.pedido}`);
  } else {
    intento.estado = "autorizado";
    const nth = pedido.reembolsos.indexOf(reembolso);
    model.correos.push(`pedido_reembolsado_en_parte ${intento.pedido}.${nth}`);
  }
  if (!reembolso.restocks) return;
  for (const { producto, cantidad } of reembolso.lineas)
    itemAt(model.productos, producto).stock += cantidad;
}

const statusOf: Partial<Record<IntentoEstado, PagoStatus>> = {
  rechazado: "failed",
  abierto: "verificando",
  confirmando: "verificando",
  por_reembolsar: "verificando",
};

function resultOf(model: Model, intento: Intento): PagoResult {
  const isPaid = pedidoOf(model, intento).estado === "pagado";
  const status = isPaid ? "success" : (statusOf[intento.estado] ?? "cancelled");
  return { status, pedido: intento.pedido };
}
