import type { Eje } from "../../schemas/ejes.ts";

/** Claves of one variante, in the sequence of the ejes. */
type Valores = readonly string[];

/** "Macetero Nube · Lapis · Grande": carritos, pedidos and mails name a variante so. */
export function varianteNombre(familia: string, ejes: readonly Eje[], valores: Valores): string {
  return [familia, ...valorNombres(ejes, valores)].join(" · ");
}

/** {"Color": "Lapis"} */
export function ejesOf(ejes: readonly Eje[], valores: Valores): Record<string, string> {
  const nombres = valorNombres(ejes, valores);
  return Object.fromEntries(ejes.map(({ nombre }, at) => [nombre, nombres[at] ?? ""]));
}

/** In the sequence of the ejes. */
export function valorNombres(ejes: readonly Eje[], valores: Valores): string[] {
  return ejes.map(({ valores: known }, at) => {
    return known.find(({ clave }) => clave === valores[at])?.nombre ?? valores[at] ?? "";
  });
}

/** Sorts by the sequence in which the owner wrote the valores of each eje. */
export function byValores(ejes: readonly Eje[]) {
  const places = ejes.map(({ valores }) => new Map(valores.map(({ clave }, at) => [clave, at])));
  const place = (valores: Valores, at: number) => places[at]?.get(valores[at] ?? "") ?? 0;
  return (one: { valores: Valores }, other: { valores: Valores }): number => {
    const at = ejes.findIndex((_, index) => one.valores[index] !== other.valores[index]);
    return at < 0 ? 0 : place(one.valores, at) - place(other.valores, at);
  };
}

type Told = { ejes: Readonly<Record<string, string>> };

/** The name of its valor on one eje, from what the public is told; "" when it has none. */
export function valorOf({ ejes }: Told, eje: string): string {
  return Object.hasOwn(ejes, eje) ? (ejes[eje] ?? "") : "";
}

type Familia = { nombre: string; ejes: readonly Pick<Eje, "nombre">[] };

/** Like `varianteNombre`, from what the public is told. */
export function nombreOfVariante(familia: Familia, variante: Told): string {
  const valores = familia.ejes.map((eje) => valorOf(variante, eje.nombre));
  return [familia.nombre, ...valores].join(" · ");
}
