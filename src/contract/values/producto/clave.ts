import { slugify } from "./slugify.ts";

/**
 * "Número de la casa" as numero_de_la_casa, at most 30 letters and never one of `taken`; `unnamed` when nothing of the
 * name can stand in a clave.
 */
export function claveFor(nombre: string, taken: ReadonlySet<string>, unnamed: string): string {
  const base =
    slugify(nombre)
      .replaceAll("-", "_")
      .slice(0, 24)
      .replace(/^[^a-z]+/, "") || unnamed;
  let clave = base;
  for (let number = 2; taken.has(clave); number++) clave = `${base}_${number}`;
  return clave;
}
