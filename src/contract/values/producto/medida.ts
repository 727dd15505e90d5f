import type { Campo } from "../../schemas/campos.ts";

type Sold = { a_medida: boolean; personalizacion: readonly Pick<Campo, "tipo" | "obligatorio">[] };

/**
 * When a producto is made to measure (docs/reglas.md 178): always when it is marked, or cannot be bought without a text or a
 * date; with what is written where that is left to the buyer. Apart from `toPieza` of a line, so that the page of a
 * producto without campos loads nothing of theirs.
 */
export function medidaOf({ a_medida, personalizacion }: Sold): "always" | "written" | "never" {
  const own = personalizacion.filter(({ tipo }) => tipo === "texto" || tipo === "fecha");
  if (a_medida || own.some(({ obligatorio }) => obligatorio)) return "always";
  return own.length > 0 ? "written" : "never";
}
