import { looksLike } from "./look-alike.ts";

/** Name of a buyer who could be taken for the shop: their opinion counts, and is not read as the shop's. */
const neutralNombre = "Cliente";

/** "Camila Soto Vega" is "Camila S.". */
export function publicNombre(nombre: string, tienda: string): string {
  if (looksLike(nombre, tienda)) return neutralNombre;
  const [first = "", ...others] = nombre.trim().split(/\s+/);
  const surname = others.at(surnamePlace(others.length));
  const [initial] = surname ?? "";
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase("es-CL")}.`;
}

/** Among four names the last two are surnames. */
function surnamePlace(others: number): number {
  return others >= 3 ? -2 : 0;
}
