import type { Variante } from "#contract/schemas/catalogo.ts";
import { valorOf } from "#contract/values/producto/variante.ts";

type Choice = { eje: string; valor: string };

/** The variante with this valor that shares most of the others with the shown one, the first of equals. */
export function closestVariante<V extends Pick<Variante, "ejes">>(
  variantes: readonly V[],
  shown: V,
  { eje, valor }: Choice,
): V | undefined {
  const names = Object.keys(shown.ejes);
  const shared = (variante: V) =>
    names.filter((name) => valorOf(variante, name) === valorOf(shown, name)).length;
  return variantes
    .filter((variante) => valorOf(variante, eje) === valor)
    .reduce<V | undefined>(
      (best, other) => (best && shared(best) >= shared(other) ? best : other),
      undefined,
    );
}
