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
  return { personalizacion: valoresOf(valores), personalizacion_textos: valores };
}

/** Values as its line in the carrito held them. */
export function valoresOf(valores: readonly Valor[]): Personalizacion {
  return Object.fromEntries(valores.map(({ clave, valor, opcion }) => [clave, opcion ?? valor]));
}
