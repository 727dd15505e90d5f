import { randomBytes } from "node:crypto";
import { cleanText } from "#contract/values/clean-text.ts";
import type { AppContext } from "../../../context.ts";
import { AppError } from "../../../errors.ts";
import type { UploadedFile } from "../../../http/api/handlers.ts";
import type { ImageFile } from "../../../providers/image-store.ts";
import { catalogoRefusals, pictureRefused } from "../catalogo.messages.ts";
import { type NewImagen, selectShownImagenes } from "./producto-imagenes.queries.ts";

type RenderedImagen = NewImagen & { files: ImageFile[] };

const nameBytes = 12;
const retryAfterSeconds = 60;

/**
 * Renders and keeps the files, then lets `use` write their rows: no row is ever without its files.
 * When anything fails, what was kept is taken away again. Throws an AppError 422 that names a file
 * which is no picture, 503 when they cannot be kept.
 */
export async function withImagenes<T>(
  ctx: AppContext,
  uploaded: UploadedFile[],
  use: (imagenes: NewImagen[]) => Promise<T>,
): Promise<T> {
  const imagenes = await Promise.all(uploaded.map((file) => renderImagen(ctx, file)));
  try {
    await keepAll(ctx, imagenes);
    return await use(imagenes.map(({ nombre, marcador }) => ({ nombre, marcador })));
  } catch (error) {
    const nombres = imagenes.map(({ nombre }) => nombre);
    // What cannot be taken away now is an orphan, which the sweep removes a day later.
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

async function keepAll({ images }: AppContext, imagenes: RenderedImagen[]): Promise<void> {
  for (const { nombre, files } of imagenes) {
    await images.save(nombre, files).catch((error: unknown) => {
      throw toStoreError(error);
    });
  }
}

/** A store that knows what to say says it; of a disk the owner learns whether it is full. */
function toStoreError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const isFull = code === "ENOSPC" || code === "EDQUOT";
  return new AppError({
    status: 503,
    message: isFull ? catalogoRefusals.diskFull : catalogoRefusals.imagenesNotSaved,
    detail: `pictures could not be kept: ${message}`,
    retryAfterSeconds,
  });
}

/** The database is asked first: a commit whose answer was lost may have gone through. */
async function removeUnshown({ db, images }: AppContext, nombres: string[]): Promise<void> {
  const shown = await selectShownImagenes(db, nombres);
  for (const nombre of nombres) if (!shown.has(nombre)) await images.remove(nombre);
}
