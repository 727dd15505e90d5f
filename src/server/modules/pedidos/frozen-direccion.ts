import { FrozenDireccionSchema, type PedidoDireccion } from "#contract/schemas/pedidos.ts";
import type { PedidoRow } from "./pedidos.queries.ts";

/** Reads the direccion of the moment when the payment started. */
export function readDireccion({
  direccion,
  recibe,
  telefono,
}: Pick<PedidoRow, "direccion" | "recibe" | "telefono">): PedidoDireccion {
  return { ...FrozenDireccionSchema.parse(JSON.parse(direccion)), recibe, telefono };
}
