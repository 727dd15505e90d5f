import { imagenLimits, type ProductoForm } from "#contract/schemas/productos-admin.ts";
import { imagenPath } from "#contract/values/imagenes.ts";
import { AppError } from "../../../errors.ts";
import { catalogoRefusals, tooManyImagenes } from "../catalogo.messages.ts";

/** The pictures a producto ends with, in order: names that stand, and indexes of the files sent. */
export type PlannedImagen = { nombre: string } | { nueva: number };

type PlanInput = {
  /** Names of the producto's pictures as they stand. */
  current: string[];
  form: Pick<ProductoForm, "existing_images" | "orden_imagenes">;
  /** How many files were sent. */
  nuevas: number;
};

/** Throws an AppError 422 for a picture of somebody else, one named twice, an order of others, or too many. */
export function planImagenes({ current, form, nuevas }: PlanInput): PlannedImagen[] {
  const byPath = new Map(current.map((nombre) => [imagenPath(nombre), nombre]));
  const kept = form.existing_images ?? [...byPath.keys()];
  if (hasRepeats(kept) || kept.some((path) => !byPath.has(path))) {
    throw refuse(catalogoRefusals.imagenesForeign);
  }
  const added = Array.from({ length: nuevas }, (_, index) => `nueva:${index}`);
  const all = [...kept, ...added];
  if (all.length > imagenLimits.maxPerProducto) {
    throw refuse(tooManyImagenes(imagenLimits.maxPerProducto));
  }
  const orden = form.orden_imagenes ?? all;
  const isSame = orden.length === all.length && new Set([...orden, ...all]).size === all.length;
  if (!isSame || hasRepeats(orden)) throw refuse(catalogoRefusals.imagenesOrden);
  return orden.map((item) => {
    const nombre = byPath.get(item);
    return nombre === undefined ? { nueva: added.indexOf(item) } : { nombre };
  });
}

function hasRepeats(items: string[]): boolean {
  return new Set(items).size < items.length;
}

function refuse(message: string): AppError {
  return new AppError({ status: 422, message, campos: { imagenes: message } });
}
