import type { RawBuilder } from "kysely";

/** Kind of the ids of a broken rule. */
export type Subject =
  | "pedido"
  | "intento"
  | "reembolso"
  | "producto"
  | "reserva"
  | "categoría"
  | "cuenta"
  | "correo"
  | "imagen"
  | "zona"
  | "devolución"
  | "solicitud"
  | "archivo";

export type Bounds = {
  /** docs/reglas.md 106 */
  unitsPerPedido: number;
  unitsPerPerson: number;
  longestHoldMs: number;
  /** Younger receipts are still kept. */
  receiptsSince: number;
  /** Steps of a pedido that are allowed, as "pagado>enviado". */
  pedidoSteps: readonly string[];
  paidEstados: readonly string[];
};

export type Invariant = {
  /** Name in the line of a broken rule. */
  name: string;
  /** Spanish: what is broken. */
  fault: string;
  of: Subject;
  /** Selects the `id` of everything that breaks the rule. One statement, on both engines. */
  broken: (bounds: Bounds) => RawBuilder<{ id: number }>;
};
