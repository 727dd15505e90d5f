import type { IntentoEstado, PagoStatus } from "#contract/schemas/pagos.ts";
import { claimable, type Intento, itemAt, type Model, type PagoResult, pedidoOf } from "./model.ts";
import {
  close,
  confirm,
  deadAfterMs,
  movePedido,
  release,
  settle,
  tryCommit,
} from "./model-pago.ts";
import { refund, status } from "./model-provider.ts";

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

export function refundPedido(
  model: Model,
  place: number,
  restocks: boolean,
): { isDone: boolean } | { refused: number } {
  const pedido = itemAt(model.pedidos, place);
  if (pedido.reembolso) return { isDone: pedido.reembolso.isDone };
  if (pedido.estado !== "pagado") return { refused: 409 };
  const paid = model.intentos.findIndex((it) => it.pedido === place && it.estado === "autorizado");
  pedido.reembolso = { restocks, isDone: false, intento: paid };
  const intento = itemAt(model.intentos, paid);
  intento.estado = "por_reembolsar";
  giveBack(model, intento);
  return { isDone: pedido.reembolso.isDone };
}

function giveBack(model: Model, intento: Intento): void {
  const { transaccion } = intento;
  if (!transaccion) return;
  const known = status(model, transaccion);
  if (known === null) return;
  const isBack =
    known === "given back" ||
    refund(model, transaccion) === true ||
    status(model, transaccion) === "given back";
  if (isBack) finish(model, intento);
}

function finish(model: Model, intento: Intento): void {
  const pedido = pedidoOf(model, intento);
  const place = model.intentos.indexOf(intento);
  intento.estado = "reembolsado";
  if (pedido.reembolso?.intento !== place) {
    const isWhole =
      pedido.estado === "en_revision" && movePedido(model, intento.pedido, "reembolsado");
    model.correos.push(`${isWhole ? "cargo_devuelto" : "cargo_repetido_devuelto"} ${place}`);
    return;
  }
  pedido.reembolso.isDone = true;
  movePedido(model, intento.pedido, "reembolsado");
  model.correos.push(`pedido_reembolsado ${intento.pedido}`);
  if (!pedido.reembolso.restocks) return;
  intento.reserva = "abierta";
  release(intento);
  for (const { producto, cantidad } of pedido.lineas)
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
