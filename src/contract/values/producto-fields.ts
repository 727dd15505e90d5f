/**
 * The plain fields of a producto, said once: form, answers, columns, CSV, trail, editor and product page derive from here.
 * A plain field is a line of text that the owner may leave empty; its column is added by a migration and named in
 * `db/schema.ts`.
 */

type Line = {
  label: string;
  /** In characters. */
  length: number;
  /** A save that does not send it leaves it as it is; without this it becomes empty. */
  isKept?: true;
};

/** In the order of forms, tables and pages. */
export const productoLines = {
  material: { label: "Material", length: 120 },
  dimensiones: { label: "Dimensiones", length: 120 },
  altura_capa: { label: "Altura de capa", length: 40, isKept: true },
} as const satisfies Record<string, Line>;

export type ProductoLine = keyof typeof productoLines;

export const lineNames = Object.keys(productoLines) as ProductoLine[];

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
  "a_medida",
  "categoria_id",
  "destacado",
  "activo",
] as const;

export type ProductoField = (typeof productoFields)[number];
