import { type Card, digitsOf, findCard, last4Of, type Medio } from "../cards.table.ts";
import { cuotasFor, planes, tipoFor } from "../cuotas.ts";
import type { Pago } from "../transaccion.ts";

export type PaymentFields = {
  medio: string;
  tarjeta: string;
  vencimiento: string;
  cvv: string;
  cuotas: string;
};

export type PaymentErrors = Partial<Record<keyof PaymentFields, string>>;

export type CheckedPayment =
  | { kind: "valid"; pago: Pago; cardApproves: boolean }
  | { kind: "invalid"; errors: PaymentErrors };

export const emptyPayment: PaymentFields = {
  medio: "credito",
  tarjeta: "",
  vencimiento: "",
  cvv: "",
  cuotas: "1",
};

const medioNames: Record<Medio, string> = {
  credito: "Crédito",
  debito: "Débito",
  prepago: "Prepago",
};

export function readPaymentFields(form: URLSearchParams): PaymentFields {
  const read = (name: keyof PaymentFields) => form.get(name)?.trim() ?? emptyPayment[name];
  return {
    medio: read("medio"),
    tarjeta: read("tarjeta"),
    vencimiento: read("vencimiento"),
    cvv: read("cvv"),
    cuotas: read("cuotas"),
  };
}

export function fieldsOfCard(card: Card, now: number): PaymentFields {
  const nextYear = (new Date(now).getUTCFullYear() + 1) % 100;
  return {
    medio: card.medio,
    tarjeta: card.number.replaceAll(/(\d{4})(?=\d)/g, "$1 "),
    vencimiento: `12/${String(nextYear).padStart(2, "0")}`,
    cvv: card.cvv ?? "",
    cuotas: "1",
  };
}

/** A wrong but well-formed CVV passes, as at Webpay. */
export function checkPayment(fields: PaymentFields, now: number): CheckedPayment {
  const card = findCard(fields.tarjeta);
  const errors: PaymentErrors = {
    tarjeta: cardError(fields, card),
    vencimiento: expiryError(fields.vencimiento, now),
    cvv: cvvError(fields, card),
    cuotas: cuotasError(fields),
  };
  const hasErrors = Object.values(errors).some((error) => error !== undefined);
  if (hasErrors || card === null) return { kind: "invalid", errors };
  const tipo = tipoFor(card.medio, Number(fields.cuotas));
  const wanted = card.medio === "credito" ? Number(fields.cuotas) : null;
  const pago = { last4: last4Of(card.number), tipo, cuotas: cuotasFor(tipo, wanted) ?? 0 };
  return { kind: "valid", pago, cardApproves: card.approves };
}

function cardError({ tarjeta, medio }: PaymentFields, card: Card | null): string | undefined {
  if (tarjeta === "") return "Escribe el número de la tarjeta.";
  if (!/^\d{13,19}$/.test(digitsOf(tarjeta))) return "El número tiene entre 13 y 19 dígitos.";
  if (card === null) return "Aquí solo sirven las tarjetas de prueba. Elige una de la lista.";
  if (card.medio !== medio) return `Esta tarjeta es de otro tipo: elige ${medioNames[card.medio]}.`;
  return undefined;
}

function expiryError(expiry: string, now: number): string | undefined {
  if (expiry === "") return "Escribe cuándo vence la tarjeta.";
  const match = /^(0?[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry);
  if (match === null) return "Escríbelo como MM/AA, por ejemplo 12/30.";
  const [, month, year] = match;
  // Valid until its month ends; Date.UTC counts months from zero.
  const endsAt = Date.UTC(2000 + Number(year), Number(month), 1);
  return now < endsAt ? undefined : "La tarjeta está vencida.";
}

function cvvError({ medio, cvv }: PaymentFields, card: Card | null): string | undefined {
  if (medio === "debito") return undefined;
  if (cvv === "") return "Escribe el código de seguridad.";
  const digits = card?.cvv?.length ?? 3;
  if (new RegExp(`^\\d{${digits}}$`).test(cvv)) return undefined;
  return `El código tiene ${digits} dígitos.`;
}

function cuotasError({ medio, cuotas }: PaymentFields): string | undefined {
  if (medio !== "credito") return undefined;
  const isOffered = planes.some((plan) => String(plan.cuotas) === cuotas);
  return isOffered ? undefined : "Elige el número de cuotas de la lista.";
}
