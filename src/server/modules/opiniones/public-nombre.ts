/** "Camila Soto Vega" is "Camila S.". */
export function publicNombre(nombre: string): string {
  const [first = "", ...others] = nombre.trim().split(/\s+/);
  const surname = others.at(surnamePlace(others.length));
  const [initial] = surname ?? "";
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase("es-CL")}.`;
}

/** Of four names the last two are surnames. */
function surnamePlace(others: number): number {
  return others >= 3 ? -2 : 0;
}
