import type { Personalizacion, Valor } from "#contract/schemas/personalizacion.ts";

/** Reads `pedido_detalles.personalizacion`. */
export function readValores(personalizacion: string): Valor[] {
  return personalizacion === "" ? [] : (JSON.parse(personalizacion) as Valor[]);
}

/** Shape of the wire: nothing for a plain piece. */
export function toPersonalizacion(valores: Valor[]): {
  personalizacion?: Personalizacion;
  personalizacion_textos?: Valor[];
} {
  if (valores.length === 0) return {};
  const personalizacion = Object.fromEntries(valores.map(({ clave, valor }) => [clave, valor]));
  return { personalizacion, personalizacion_textos: valores };
}
