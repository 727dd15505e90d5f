import { json, type Reply } from "../../http/reply.ts";
import { abortedMessage, apiError, lockedMessage } from "../operacion.ts";

export type FallaRow = {
  /** Overridden by the field `antes`. */
  takesEffect: boolean;
  /** Changes the answer of a healthy provider. */
  answer(healthy: Reply): Reply;
  /** Default delay. */
  delayMs: number;
};

const longerThanAClientWaitsMs = 12_000;

/** By the names of the control path. */
export const fallaRows = {
  lento: { takesEffect: true, answer: asIs, delayMs: longerThanAClientWaitsMs },
  sin_respuesta: effective(() => "reset"),
  json_malo: effective((healthy) => withBody(healthy, (body) => body.slice(0, body.length / 2))),
  vacia: effective((healthy) => withBody(healthy, () => "")),
  otro_monto: effective((healthy) =>
    withFields(healthy, (it) => ({ amount: Number(it.amount) + 1 })),
  ),
  otra_orden: effective((healthy) => withFields(healthy, () => ({ buy_order: "OTRA-ORDEN" }))),
  otra_sesion: effective((healthy) => withFields(healthy, () => ({ session_id: "otra-sesion" }))),
  otra_pagina: effective((healthy) =>
    withFields(healthy, () => ({ url: "https://pago.malo.example/webpayserver/initTransaction" })),
  ),
  estado_contradictorio: effective((healthy) =>
    withFields(healthy, () => ({ status: "FAILED", response_code: 0 })),
  ),
  estado_vacio: effective((healthy) => withFields(healthy, () => ({ status: "" }))),
  // Valid answers that a client must accept.
  sin_opcionales: effective((healthy) => withOnly(healthy, neededFields)),
  opcionales_nulos: effective((healthy) => withFields(healthy, nullOptional)),
  campos_de_mas: effective((healthy) =>
    withFields(healthy, () => ({ campo_nuevo: { a: [1] }, otro: "x" })),
  ),
  monto_decimal: effective((healthy) =>
    withBody(healthy, (body) => body.replace(/"amount":(\d+)([,}])/, '"amount":$1.00$2')),
  ),
  error500: refusing(() => json(500, { description: "Internal server error" })),
  error503: refusing(() => htmlReply(503, "Service Unavailable")),
  no_autorizado: refusing(() => apiError(401, "Not Authorized")),
  prohibido: refusing(() => htmlReply(403, "Request unsuccessful. Incapsula incident ID: 0-0")),
  html: refusing(() => htmlReply(200, "En mantención")),
  bloqueada: refusing(() => apiError(422, lockedMessage)),
  abortada: refusing(() => apiError(422, abortedMessage)),
  orden_repetida: refusing(() => apiError(422, "Invalid value for parameter: buy_order")),
  reembolso_imposible: refusing(() => apiError(422, "Amount to refund is bigger than authorized")),
  reembolso_rechazado: refusing(() => json(200, { type: "NULLIFIED", response_code: -1 })),
} satisfies Record<string, FallaRow>;

export type NombreFalla = keyof typeof fallaRows;

export function isNombreFalla(value: unknown): value is NombreFalla {
  return typeof value === "string" && Object.hasOwn(fallaRows, value);
}

function asIs(healthy: Reply): Reply {
  return healthy;
}

function effective(answer: (healthy: Reply) => Reply): FallaRow {
  return { takesEffect: true, answer, delayMs: 0 };
}

function refusing(answer: (healthy: Reply) => Reply): FallaRow {
  return { takesEffect: false, answer, delayMs: 0 };
}

function withBody(healthy: Reply, change: (body: string) => string): Reply {
  return healthy === "reset" ? healthy : { ...healthy, body: change(healthy.body) };
}

type Fields = Record<string, unknown>;

// Error answers have no such fields.
function withFields(healthy: Reply, change: (fields: Fields) => Fields): Reply {
  if (healthy === "reset" || healthy.status !== 200) return healthy;
  return withBody(healthy, (body) => {
    const fields: Fields = JSON.parse(body);
    return JSON.stringify({ ...fields, ...change(fields) });
  });
}

/** Fields by which a shop knows whose payment it is and whether it was charged. */
const neededFields = [
  "token",
  "url",
  "vci",
  "amount",
  "status",
  "buy_order",
  "session_id",
  "response_code",
  "type",
];

function withOnly(healthy: Reply, names: readonly string[]): Reply {
  if (healthy === "reset" || healthy.status !== 200) return healthy;
  return withBody(healthy, (body) => {
    const fields = Object.entries(JSON.parse(body)).filter(([name]) => names.includes(name));
    return JSON.stringify(Object.fromEntries(fields));
  });
}

function nullOptional(fields: Fields): Fields {
  const optional = Object.keys(fields).filter((name) => !neededFields.includes(name));
  return Object.fromEntries(optional.map((name) => [name, null]));
}

function htmlReply(status: number, text: string): Reply {
  const headers = { "content-type": "text/html; charset=utf-8" };
  return { status, headers, body: `<html><body><h1>${text}</h1></body></html>` };
}
