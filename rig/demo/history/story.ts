import type { DevolucionTipo, Solucion } from "#contract/schemas/devoluciones.ts";
import type { Personalizacion } from "#contract/schemas/personalizacion.ts";
import type { TrabajoEstado } from "#contract/schemas/taller.ts";
import type { Buyer } from "#demo/history/buyers.ts";

/** The past is the same in every demo. */
export const historySeed = 20261123;

export type Line = {
  sku: string;
  cantidad: number;
  /** Only for a producto that asks for it. */
  personalizacion?: Personalizacion;
};

export type PastOpinion = {
  sku: string;
  calificacion: number;
  comentario: string;
  at: number;
  respuesta?: { texto: string; at: number };
  hiddenAt?: number;
};

/**
 * Fate of a payment at Webpay: `later` is refused and paid with another card, `lost` is paid while Webpay no longer tells
 * the shop, and waits for a person unless the story has a `doubt`; `never` is left open.
 */
export type Payment = "paid" | "later" | "refused" | "aborted" | "never" | "lost";

/** A retracto or garantía of one unit of the first line; without an answer it waits. */
export type PastClaim = {
  tipo: DevolucionTipo;
  solucion?: Solucion;
  detalle: string;
  at: number;
  answer?: { decision: "aceptada" | "rechazada"; respuesta: string; at: number };
};

/** One pedido from the carrito on. Times in epoch milliseconds; what has no time has not happened. */
export type Story = {
  buyer: Buyer;
  lines: readonly Line[];
  at: number;
  payment: Payment;
  card: { tarjeta: string; tipo?: string; cuotas?: number };
  /** Without an account. */
  isInvitado?: true;
  /** How the owner ended what Webpay did not tell. */
  doubt?: { at: number; nota: string };
  /** Sent and not there yet, whatever the hour at which the demo starts. */
  isUnderWay?: true;
  preparedAt?: number;
  /** Where its prints stand, by unit; the others wait. */
  taller?: { at: number; estados: readonly TrabajoEstado[] };
  sent?: { at: number; transportista: string; seguimiento: string };
  deliveredAt?: number;
  claim?: PastClaim;
  refund?: { at: number; motivo: string };
  nota?: { at: number; texto: string };
  opinion?: PastOpinion;
};

const takesStock: ReadonlySet<Payment> = new Set(["paid", "later", "lost"]);

export function takesNothing({ payment }: Story): boolean {
  return !takesStock.has(payment);
}

/** Units that the stories take off the shelf for good, by sku. */
export function unitsTaken(stories: readonly Story[], since = 0): Map<string, number> {
  const units = new Map<string, number>();
  for (const { lines, payment, at } of stories) {
    if (!takesStock.has(payment) || at < since) continue;
    for (const { sku, cantidad } of lines) units.set(sku, (units.get(sku) ?? 0) + cantidad);
  }
  return units;
}

/** When a payment last took a unit of this producto before `before`. */
export function lastTakenAt(
  stories: readonly Story[],
  { sku, before }: { sku: string; before: number },
): number | undefined {
  return stories.findLast(
    ({ lines, payment, at }) =>
      at < before && takesStock.has(payment) && lines.some((line) => line.sku === sku),
  )?.at;
}
