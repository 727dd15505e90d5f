import { fileTooLarge } from "#contract/error-messages.ts";
import { imagenLimits } from "#contract/schemas/productos-admin.ts";
import { shrinkPicture } from "#web/forms/fotos/shrink-picture.ts";
import { isFoto } from "#web/forms/fotos/use-fotos-draft.ts";
import { productoFormCopy as copy } from "../productos.copy.ts";

/** A saved imagen, or a file to be sent. `id` is its key. */
export type FormImagen =
  | { kind: "saved"; id: string; path: string }
  | { kind: "new"; id: string; file: File; url: string };

export type NewImagen = Extract<FormImagen, { kind: "new" }>;

export function savedImagenes(paths: readonly string[]): FormImagen[] {
  return paths.map((path) => ({ kind: "saved", id: path, path }));
}

export function newImagenes(imagenes: readonly FormImagen[]): NewImagen[] {
  return imagenes.filter((imagen) => imagen.kind === "new");
}

export function moveImagen<T>(imagenes: readonly T[], from: number, to: number): T[] {
  const place = Math.max(0, Math.min(to, imagenes.length - 1));
  const moved = imagenes[from];
  if (moved === undefined) return [...imagenes];
  const others = imagenes.filter((_, index) => index !== from);
  return [...others.slice(0, place), moved, ...others.slice(place)];
}

/**
 * `existing_images` and `orden_imagenes` of the wire; a file is named by its index among the sent.
 */
export function imagenFields(imagenes: readonly FormImagen[]) {
  const sent = newImagenes(imagenes);
  const orden = imagenes.map((imagen) =>
    imagen.kind === "saved" ? imagen.path : `nueva:${sent.indexOf(imagen)}`,
  );
  const saved = imagenes.flatMap((imagen) => (imagen.kind === "saved" ? [imagen.path] : []));
  return { existing_images: JSON.stringify(saved), orden_imagenes: JSON.stringify(orden) };
}

const types = ["image/png", "image/jpeg", "image/gif"];
const endings = /\.(?:png|jpe?g|gif)$/i;

const foreignEndings = /\.(?:hei[cf]|avif)$/i;

/**
 * With extensions, because some phones know no MIME types. Without HEIC: an iPhone then hands over a JPEG
 * of its own.
 */
export const acceptedImagenes = [
  ...[...types, "image/webp"],
  ...[".png", ".jpg", ".jpeg", ".gif", ".webp"],
].join(",");

/**
 * Made smaller, and a type that the shop takes; the file itself when this browser cannot. A PNG or GIF that
 * fits stays: it may be transparent.
 */
export async function prepareImagen(file: File): Promise<File> {
  if (isForeign(file)) return shrinkPicture(file, true);
  const isKept = file.type !== "image/jpeg" && file.size <= imagenLimits.maxFileBytes;
  return isKept || !isTaken(file) ? file : shrinkPicture(file);
}

function isTaken({ name, type }: File): boolean {
  return type === "" ? endings.test(name) : types.includes(type);
}

function isForeign(file: File): boolean {
  if (isTaken(file)) return false;
  return isFoto(file) || file.type.startsWith("image/") || foreignEndings.test(file.name);
}

/** The files that can be added, and a sentence for the others. */
export function screenFiles(
  files: readonly File[],
  current: readonly FormImagen[],
): { accepted: File[]; refused: string[] } {
  const faults = files.map(faultOf);
  const sound = files.filter((_file, place) => faults[place] === null);
  const roomAtOnce = imagenLimits.maxFiles - newImagenes(current).length;
  const roomInAll = imagenLimits.maxPerProducto - current.length;
  const room = Math.max(0, Math.min(roomAtOnce, roomInAll));
  const left = sound.slice(room).map(({ name }) => name);
  const sentence = roomInAll < roomAtOnce ? copy.tooManyPerProducto : copy.tooManyAtOnce;
  const tooMany = left.length > 0 ? [sentence(left)] : [];
  return {
    accepted: sound.slice(0, room),
    refused: [...faults.filter((fault) => fault !== null), ...tooMany],
  };
}

function faultOf(file: File): string | null {
  const { name, size } = file;
  if (!isTaken(file)) return isForeign(file) ? copy.foreign(name) : copy.wrongType(name);
  if (size === 0) return copy.emptyFile(name);
  return size > imagenLimits.maxFileBytes ? fileTooLarge(name, imagenLimits.maxFileBytes) : null;
}

/** The sent share of each file, 0 to 1: fields are sent first, then the files in order. */
export function progressPerFile(
  sizes: readonly number[],
  { sent, total }: { sent: number; total: number },
): number[] {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  let left = Math.max(0, sent - Math.max(0, total - bytes));
  return sizes.map((size) => {
    const share = size === 0 ? 1 : Math.min(1, left / size);
    left = Math.max(0, left - size);
    return share;
  });
}

/** Drops what the newer version removed, adds what it added. */
export function rebaseImagenes(
  mine: readonly FormImagen[],
  { base, fresh }: { base: readonly string[]; fresh: readonly string[] },
): FormImagen[] {
  const still = mine.filter((imagen) => imagen.kind === "new" || fresh.includes(imagen.path));
  return [...still, ...savedImagenes(fresh.filter((path) => !base.includes(path)))];
}
