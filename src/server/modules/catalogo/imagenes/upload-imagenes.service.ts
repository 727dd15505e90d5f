import { randomBytes } from "node:crypto";
import { cleanText } from "#contract/values/persona/clean-text.ts";
import type { AppContext } from "../../../context.ts";
import { AppError } from "../../../errors.ts";
import { pictureRefused } from "../../../fotos.ts";
import type { UploadedFile } from "../../../http/api/handlers.ts";
import { summarizeError } from "../../../log-error.ts";
import type { ImageFile } from "../../../providers/image-store.ts";
import { catalogoRefusals } from "../catalogo.messages.ts";
import { type ImagenRow, selectShownImagenes } from "./producto-imagenes.queries.ts";

type RenderedImagen = ImagenRow & { files: ImageFile[] };

const nameBytes = 12;
const retryAfterSeconds = 60;

/**
 * Saves the files before `write`: no row is ever without its files. Removes them when anything
 * fails. Throws 422 for a file that is no picture, 503 when the files cannot be saved.
 */
export async function withImagenes<T>(
  ctx: AppContext,
  { files, write }: { files: UploadedFile[]; write: (imagenes: ImagenRow[]) => Promise<T> },
): Promise<T> {
  const imagenes = await Promise.all(files.map((file) => renderImagen(ctx, file)));
  try {
    await saveAll(ctx, imagenes);
    return await write(imagenes.map(({ nombre, marcador }) => ({ nombre, marcador })));
  } catch (error) {
    const nombres = imagenes.map(({ nombre }) => nombre);
    // The sweep removes the rest a day later.
    await removeUnshown(ctx, nombres).catch((err: unknown) =>
      ctx.log.warn({ err, imagenes: nombres }, "pictures left for the sweep"),
    );
    throw error;
  }
}

async function renderImagen(
  ctx: AppContext,
  { name, bytes }: UploadedFile,
): Promise<RenderedImagen> {
  const rendered = await ctx.pictures.render(bytes);
  if (!rendered.ok) {
    const message = pictureRefused(cleanText(name), rendered.fault);
    throw new AppError({ status: 422, message, campos: { imagenes: message } });
  }
  const nombre = randomBytes(nameBytes).toString("hex");
  return { nombre, files: rendered.files, marcador: rendered.marcador };
}

async function saveAll({ images }: AppContext, imagenes: RenderedImagen[]): Promise<void> {
  for (const { nombre, files } of imagenes) {
    await images.save(nombre, files).catch((error: unknown) => {
      throw toStoreError(error);
    });
  }
}

function toStoreError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code } = error as NodeJS.ErrnoException;
  const isFull = code === "ENOSPC" || code === "EDQUOT";
  return new AppError({
    status: 503,
    message: isFull ? catalogoRefusals.diskFull : catalogoRefusals.imagenesNotSaved,
    detail: `pictures could not be kept: ${summarizeError(error)}`,
    retryAfterSeconds,
  });
}

/** Asks the database first: a commit whose answer was lost may have succeeded. */
async function removeUnshown({ db, images }: AppContext, nombres: string[]): Promise<void> {
  const shown = await selectShownImagenes(db, nombres);
  for (const nombre of nombres) if (!shown.has(nombre)) await images.remove(nombre);
}
