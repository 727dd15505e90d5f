import { digitsOf, findCard, last4Of, type Medio } from "../cards.table.ts";
import { cuotasFor, isTipoPago, tipoFor } from "../cuotas.ts";
import { type Operacion, operaciones } from "../operacion.ts";
import type { Pago } from "../transaccion.ts";
import { fallaRows, isNombreFalla } from "./fallas.table.ts";
import type { Falla } from "./fallas.ts";

type Fields = Record<string, unknown>;
export type Checked<Value> = { value: Value } | { error: string };

const defaultLast4 = "6623";
const maxTimes = 1000;
const maxDelayMs = 600_000;

/** The default is the test Visa without cuotas. */
export function readPago(fields: Fields): Checked<Pago> {
  const number = readCardNumber(fields.tarjeta);
  if (number === null) {
    return { error: "«tarjeta» debe ser un número de tarjeta o sus últimos 4 dígitos." };
  }
  const wanted = fields.cuotas ?? null;
  if (wanted !== null && !isWholeBetween(wanted, 0, 48)) {
    return { error: "«cuotas» debe ser un número entero entre 0 y 48." };
  }
  const medio: Medio = findCard(number)?.medio ?? "credito";
  const tipo = fields.tipo ?? tipoFor(medio, wanted ?? 1);
  if (!isTipoPago(tipo)) {
    return { error: "«tipo» debe ser VD, VN, VC, SI, S2, NC o VP." };
  }
  const cuotas = cuotasFor(tipo, wanted);
  if (cuotas === null) return { error: `El tipo ${tipo} no admite ${wanted} cuotas.` };
  return { value: { last4: last4Of(number), tipo, cuotas } };
}

export function readResponseCode(fields: Fields): Checked<number> {
  const code = fields.codigo ?? -1;
  return isWholeBetween(code, -11, -1)
    ? { value: code }
    : { error: "«codigo» debe ser un número entero entre -11 y -1." };
}

export function readForm(fields: Fields): Checked<"GET" | "POST"> {
  const form = fields.forma ?? "GET";
  return form === "GET" || form === "POST"
    ? { value: form }
    : { error: "«forma» debe ser GET o POST." };
}

/** A fault to set, or `ninguna` with the operation to clear (null: all). */
export function readFalla(fields: Fields): Checked<Falla | { ninguna: Operacion | null }> {
  const {
    falla,
    operacion = null,
    veces: times = 1,
    antes = null,
    ms = null,
    token = null,
  } = fields;
  if (operacion !== null && !isOperacion(operacion)) {
    return { error: `«operacion» debe ser una de: ${operaciones.join(", ")}.` };
  }
  if (falla === "ninguna") return { value: { ninguna: operacion } };
  if (!isNombreFalla(falla)) {
    return { error: `«falla» debe ser una de: ${Object.keys(fallaRows).join(", ")}, ninguna.` };
  }
  if (operacion === null) {
    return { error: `Falta «operacion»: una de ${operaciones.join(", ")}.` };
  }
  if (!isWholeBetween(times, 1, maxTimes)) {
    return { error: `«veces» debe ser un número entero entre 1 y ${maxTimes}.` };
  }
  if (antes !== null && typeof antes !== "boolean") {
    return { error: "«antes» debe ser true o false." };
  }
  if (ms !== null && !isWholeBetween(ms, 0, maxDelayMs)) {
    return { error: `«ms» debe ser un número entero entre 0 y ${maxDelayMs}.` };
  }
  if (token !== null && typeof token !== "string") return { error: "«token» debe ser un texto." };
  return { value: { falla, operacion, veces: times, antes, ms, token } };
}

function readCardNumber(tarjeta: unknown): string | null {
  if (tarjeta === undefined || tarjeta === null) return defaultLast4;
  const digits = digitsOf(String(tarjeta));
  return /^(\d{4}|\d{13,19})$/.test(digits) ? digits : null;
}

function isOperacion(value: unknown): value is Operacion {
  return operaciones.some((operacion) => operacion === value);
}

function isWholeBetween(value: unknown, min: number, max: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
}
