/**
 * Plain lines of a producto, said once: form, answers, columns, CSV, trail, editor and page derive from them
 * (`producto-fields.ts`). A migration adds the column, which `db/schema` names. Apart, because pages load it.
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
