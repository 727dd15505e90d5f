import type { FastifyInstance } from "fastify";
import { controlError, json, type Reply } from "../../http/reply.ts";
import { type Fields, readFields, readParam } from "../../http/request.ts";
import { addPath } from "../../http/server.ts";
import type { Provider } from "../provider.ts";
import type { Retorno } from "../retorno.ts";
import { abort, approve, expire, goBackFromError, reject } from "../shopper.ts";
import { chargedAmount, isPayable, statusOf, type Transaccion } from "../transaccion.ts";
import { type Checked, readFalla, readForm, readPago, readResponseCode } from "./control.input.ts";

type Act = (provider: Provider, transaccion: Transaccion, fields: Fields) => Checked<Retorno>;

const acciones: Record<string, Act> = {
  aprobar: approveByControl,
  rechazar: rejectByControl,
  anular: abortByControl,
  expirar: (provider, transaccion) => ({ value: expire(provider, transaccion) }),
  error: (_provider, transaccion) => ({ value: goBackFromError(transaccion) }),
};

export function addControlRoutes(app: FastifyInstance, provider: Provider): void {
  const { transacciones, llamadas, fallas } = provider;
  addPath(app, "/webpay/control/transacciones", {
    GET: () => json(200, transacciones.list().map(describe)),
    DELETE: () => reset(provider),
  });
  addPath(app, "/webpay/control/llamadas", { GET: () => json(200, llamadas.list()) });
  addPath(app, "/webpay/control/fallas", {
    GET: () => json(200, { fallas: fallas.list() }),
    POST: (call) => setFalla(provider, readFields(call)),
  });
  addPath(app, "/webpay/control/:token", {
    POST: (call) => act(provider, readParam(call, "token"), readFields(call)),
  });
}

function act(provider: Provider, token: string, fields: Fields): Reply {
  const transaccion = provider.transacciones.find(token);
  if (transaccion === null) return controlError(404, "No hay ninguna transacción con ese token.");
  const { accion } = fields;
  const names = Object.keys(acciones).join(", ");
  if (typeof accion !== "string" || !Object.hasOwn(acciones, accion)) {
    return controlError(400, `«accion» debe ser una de: ${names}.`);
  }
  if (accion !== "error" && !isPayable(transaccion)) {
    const sentence = "La transacción ya terminó; el cliente no puede hacer nada más en ella";
    return controlError(409, `${sentence} (${transaccion.estado}).`);
  }
  const done = acciones[accion]?.(provider, transaccion, fields);
  if (done === undefined || "error" in done) return controlError(400, done?.error ?? names);
  return json(200, { retorno: done.value });
}

function approveByControl(provider: Provider, transaccion: Transaccion, fields: Fields) {
  const pago = readPago(fields);
  return "error" in pago ? pago : { value: approve(provider, transaccion, pago.value) };
}

function rejectByControl(provider: Provider, transaccion: Transaccion, fields: Fields) {
  const pago = readPago(fields);
  if ("error" in pago) return pago;
  const code = readResponseCode(fields);
  if ("error" in code) return code;
  const outcome = { pago: pago.value, responseCode: code.value };
  return { value: reject(provider, transaccion, outcome) };
}

function abortByControl(provider: Provider, transaccion: Transaccion, fields: Fields) {
  const form = readForm(fields);
  return "error" in form ? form : { value: abort(provider, transaccion, form.value) };
}

function setFalla(provider: Provider, fields: Fields): Reply {
  const read = readFalla(fields);
  if ("error" in read) return controlError(400, read.error);
  if ("ninguna" in read.value) provider.fallas.clear(read.value.ninguna);
  else provider.fallas.set(read.value);
  return json(200, { fallas: provider.fallas.list() });
}

function reset(provider: Provider): Reply {
  provider.transacciones.clear();
  provider.llamadas.clear();
  provider.fallas.clear(null);
  return json(200, { mensaje: "Sin transacciones, llamadas ni fallas." });
}

function describe(transaccion: Transaccion) {
  return {
    token: transaccion.token,
    buy_order: transaccion.buyOrder,
    session_id: transaccion.sessionId,
    amount: transaccion.amount,
    status: statusOf(transaccion),
    estado: transaccion.estado,
    captured_amount: chargedAmount(transaccion),
    refunded_amount: transaccion.refundedAmount,
    return_url: transaccion.returnUrl,
    response_code: transaccion.resolution?.responseCode ?? null,
    created_at: iso(transaccion.createdAt),
    opened_at: iso(transaccion.openedAt),
    resolved_at: iso(transaccion.resolvedAt),
    committed_at: iso(transaccion.committedAt),
  };
}

function iso(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
