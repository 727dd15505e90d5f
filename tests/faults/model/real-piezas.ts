import type { Pieza } from "./model-piezas.ts";

/** Fields of the client that name it. */
export function bodyOfPieza(productos: readonly number[], { producto, texto }: Pieza) {
  const producto_id = productos[producto] ?? 0;
  return { producto_id, ...(texto !== "" && { personalizacion: { nombre: texto } }) };
}
