import * as z from "zod/mini";
import { type ProductoDetalle, ProductoDetalleSchema } from "#contract/schemas/catalogo.ts";
import { type FormImagen, newImagenes } from "./imagenes.ts";
import { type ProductoValues, ProductoValuesSchema } from "./producto-values.ts";

/** The draft that survives the end of a session; files cannot. */
export const StoredDraftSchema = z.strictObject({
  values: ProductoValuesSchema,
  /** The paths of the saved imagenes that are kept. */
  imagenes: z.array(z.string()),
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
