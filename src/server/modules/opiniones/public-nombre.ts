/**
 * How the author of an opinion is named on a public page: "Camila Soto Vega" is "Camila S.". Everybody
 * can read it, so it says no more than a reader needs.
 */
export function publicNombre(nombre: string): string {
  const [first = "", ...others] = nombre.trim().split(/\s+/);
  const surname = others.at(surnamePlace(others.length));
  const [initial] = surname ?? "";
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase("es-CL")}.`;
}

/** With four names the two surnames stand last; with fewer the first word after the name is one. */
function surnamePlace(others: number): number {
  return others >= 3 ? -2 : 0;
}
