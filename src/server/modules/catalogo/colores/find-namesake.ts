import type { Color } from "#contract/schemas/colores.ts";
import { fold } from "#contract/values/fold.ts";

/** A name stands once in the list, whatever its capitals and accents. */
export function findNamesake(nombre: string, colores: readonly Color[]): Color | undefined {
  return colores.find((it) => fold(it.nombre) === fold(nombre));
}
