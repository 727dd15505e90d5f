import * as z from "zod/mini";
import { type ProductoDetalle, ProductoDetalleSchema } from "#contract/schemas/catalogo.ts";
import { type FormImagen, newImagenes } from "./imagenes.ts";
import type { ProductoValues } from "./producto-values.ts";

const text = z.string();

/** The draft that survives the end of a session; files cannot. */
export const StoredDraftSchema = z.strictObject({
  values: z.strictObject({
    nombre: text,
    sku: text,
    categoria_id: text,
    precio: text,
    stock: text,
    descripcion: text,
    material: text,
    dimensiones: text,
    altura_capa: text,
    peso_gramos: text,
    personalizacion: text,
    a_medida: z.boolean(),
    destacado: z.boolean(),
  }),
  /** The paths of the saved imagenes that are kept. */
  imagenes: z.array(text),
  hadNewImagenes: z.boolean(),
  base: z.nullable(ProductoDetalleSchema),
});

export type StoredDraft = z.infer<typeof StoredDraftSchema>;

type Draft = { values: ProductoValues; imagenes: readonly FormImagen[] };

/** `base` is the loaded version, without its opiniones. */
export function storedDraftOf(
  { values, imagenes }: Draft,
  base: ProductoDetalle | null,
): StoredDraft {
  return {
    values,
    imagenes: imagenes.flatMap((imagen) => (imagen.kind === "saved" ? [imagen.path] : [])),
    hadNewImagenes: newImagenes(imagenes).length > 0,
    base: base && { ...base, opiniones: [] },
  };
}
