import { lineNames, type ProductoLine, productoLines } from "./producto-lines.ts";

export function isKeptLine(name: ProductoLine): boolean {
  return "isKept" in productoLines[name];
}

/** Makes an object with one value for each line. */
export function mapLines<T>(toValue: (name: ProductoLine) => T): Record<ProductoLine, T> {
  return Object.fromEntries(lineNames.map((name) => [name, toValue(name)])) as Record<
    ProductoLine,
    T
  >;
}

/** In characters, where a form stops before the schema refuses. */
export const productoLengths = {
  nombre: 120,
  sku: 60,
  descripcion: 5000,
  ...mapLines((name) => productoLines[name].length),
};

/** Columns that both the owner's form and the CSV write; `stock` has rules of its own. */
export const productoFields = [
  "nombre",
  "sku",
  "descripcion",
  "precio",
  ...lineNames,
  "peso_gramos",
  "suministro",
  "plazo_dias",
  "por_semana",
  "a_medida",
  "categoria_id",
  "destacado",
  "activo",
] as const;

export type ProductoField = (typeof productoFields)[number];
