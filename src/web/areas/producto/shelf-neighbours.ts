import type { Producto } from "#contract/schemas/catalogo.ts";

const shown = 4;

/**
 * The pieces that stand after this one on its shelf, going round at the end, so that whoever walks
 * along meets all of them. What can be bought comes first; the piece itself never.
 */
export function pickNeighbours<P extends Pick<Producto, "id" | "stock">>(
  shelf: readonly P[],
  id: number,
): P[] {
  const here = shelf.findIndex((producto) => producto.id === id);
  const others = [...shelf.slice(here + 1), ...shelf.slice(0, Math.max(0, here))];
  const isInStock = ({ stock }: P) => stock > 0;
  return [...others.filter(isInStock), ...others.filter((producto) => !isInStock(producto))].slice(
    0,
    shown,
  );
}
