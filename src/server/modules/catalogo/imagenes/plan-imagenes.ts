import { imagenLimits, type ProductoForm } from "#contract/schemas/productos-admin.ts";
import { imagenPath } from "#contract/values/producto/imagenes.ts";
import { AppError } from "../../../errors.ts";
import { catalogoRefusals, tooManyImagenes } from "../catalogo.messages.ts";

/** A picture that stays, or the index of a sent file. */
export type PlannedImagen = { nombre: string } | { file: number };

type PlanInput = {
  current: string[];
  form: Pick<ProductoForm, "existing_images" | "orden_imagenes">;
  fileCount: number;
};

/** Throws 422 for a foreign or repeated picture, too many, or an order of others. */
export function planImagenes({ current, form, fileCount }: PlanInput): PlannedImagen[] {
  const byPath = new Map(current.map((nombre) => [imagenPath(nombre), nombre]));
  const kept = form.existing_images ?? [...byPath.keys()];
  if (hasRepeats(kept) || kept.some((path) => !byPath.has(path))) {
    throw refuse(catalogoRefusals.imagenesForeign);
  }
  const added = Array.from({ length: fileCount }, (_, index) => `nueva:${index}`);
  const all = [...kept, ...added];
  if (all.length > imagenLimits.maxPerProducto) {
    throw refuse(tooManyImagenes(imagenLimits.maxPerProducto));
  }
  const orden = form.orden_imagenes ?? all;
  const isSame = orden.length === all.length && new Set([...orden, ...all]).size === all.length;
  if (!isSame || hasRepeats(orden)) throw refuse(catalogoRefusals.imagenesOrden);
  return orden.map((item) => {
    const nombre = byPath.get(item);
    return nombre === undefined ? { file: added.indexOf(item) } : { nombre };
  });
}

function hasRepeats(items: string[]): boolean {
  return new Set(items).size < items.length;
}

function refuse(message: string): AppError {
  return new AppError({ status: 422, message, campos: { imagenes: message } });
}
