import type { Producto, ProductoDetalle } from "#contract/schemas/catalogo.ts";

const shown = 4;

/** During an upgrade a process of an older build answers without `variantes`. */
type Shown = Pick<ProductoDetalle, "id"> & { variantes?: readonly { id: number }[] };

/** The next of the categoria, wrapping around, so that all are reached; those in stock first, none of its familia. */
export function pickNeighbours<P extends Pick<Producto, "id" | "stock">>(
  shelf: readonly P[],
  { id, variantes = [] }: Shown,
): P[] {
  const familia = new Set([id, ...variantes.map((variante) => variante.id)]);
  const here = shelf.findIndex((producto) => familia.has(producto.id));
  const others = [...shelf.slice(here + 1), ...shelf.slice(0, Math.max(0, here))].filter(
    (producto) => !familia.has(producto.id),
  );
  const isInStock = ({ stock }: P) => stock > 0;
  return [...others.filter(isInStock), ...others.filter((producto) => !isInStock(producto))].slice(
    0,
    shown,
  );
}
