import type { ProductoDetalle, Variante } from "#contract/schemas/catalogo.ts";
import { productoPath } from "#contract/values/producto/producto-path.ts";
import { nombreOfVariante, valorOf } from "#contract/values/producto/variante.ts";

export type Choice = {
  nombre: string;
  /** Hex; absent where the eje is not of colors. */
  color: string | undefined;
  to: string;
  isCurrent: boolean;
  isSoldOut: boolean;
};

type Shown = Pick<ProductoDetalle, "id" | "familia" | "variantes">;

/** For each eje its valores that a variante has, each with the variante nearest to the shown one. */
export function choicesOf({ id, familia, variantes }: Shown): { eje: string; choices: Choice[] }[] {
  if (!familia) return [];
  const own = variantes.find((variante) => variante.id === id) ?? { ejes: {} };
  const names = familia.ejes.map(({ nombre }) => nombre);
  /** On how many ejes it is like the shown one. */
  const shared = (variante: Variante) =>
    names.filter((eje) => valorOf(variante, eje) === valorOf(own, eje)).length;
  return familia.ejes.map(({ nombre: eje, valores }) => ({
    eje,
    choices: valores.flatMap(({ nombre, color }) => {
      const having = variantes.filter((variante) => valorOf(variante, eje) === nombre);
      const most = Math.max(...having.map(shared));
      const found = having.find((variante) => shared(variante) === most);
      if (!found) return [];
      const to = productoPath({ id: found.id, nombre: nombreOfVariante(familia, found) });
      const isCurrent = valorOf(own, eje) === nombre;
      return [{ nombre, color, to, isCurrent, isSoldOut: found.stock <= 0 }];
    }),
  }));
}
