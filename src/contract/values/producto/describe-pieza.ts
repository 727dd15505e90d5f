import type { Personalizacion, Valor } from "../../schemas/personalizacion.ts";

/** Equal for equal values, whatever their sequence; "" for a plain piece. */
export function personalizacionKey(valores: Personalizacion | undefined): string {
  const entries = Object.entries(valores ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? "" : JSON.stringify(entries);
}

type Pieza = { nombre_producto: string; personalizacion_textos?: readonly Valor[] | undefined };

/** One line of text: the producto, and in brackets what is written on it. */
export function describePieza({ nombre_producto, personalizacion_textos = [] }: Pieza): string {
  if (personalizacion_textos.length === 0) return nombre_producto;
  const texts = personalizacion_textos.map(({ etiqueta, valor }) => `${etiqueta}: ${valor}`);
  return `${nombre_producto} (${texts.join("; ")})`;
}
