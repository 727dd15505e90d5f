import type { Producto, ProductoDetalle } from "#contract/schemas/catalogo.ts";

const shown = 4;

/** The next of the categoria, wrapping around, so that all are reached; those in stock first, none of its familia. */
export function pickNeighbours<P extends Pick<Producto, "id" | "stock">>(
  shelf: readonly P[],
  { id, variantes }: Pick<ProductoDetalle, "id"> & { variantes: readonly { id: number }[] },
): P[] {
  const here = shelf.findIndex((producto) => producto.id === id);
  const familia = new Set(variantes.map((variante) => variante.id));
  const others = [...shelf.slice(here + 1), ...shelf.slice(0, Math.max(0, here))].filter(
    (producto) => !familia.has(producto.id),
  );
  const isInStock = ({ stock }: P) => stock > 0;
  return [...others.filter(isInStock), ...others.filter((producto) => !isInStock(producto))].slice(
    0,
    shown,
  );
}
