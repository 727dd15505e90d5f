import { cleanText } from "#contract/values/persona/clean-text.ts";
import type { AppContext } from "../../context.ts";
import type { Db } from "../../db/database.ts";
import { AppError, notFound } from "../../errors.ts";
import type { UploadedFile } from "../../http/api/handlers.ts";
import { pictureRefused } from "../catalogo/index.ts";
import { type Caller, openDevoluciones } from "./ask-devolucion.service.ts";
import { selectFotos } from "./devolucion-fotos.queries.ts";
import { devolucionesMessages as messages } from "./devoluciones.messages.ts";
import { readDevolucionAdmin } from "./read-devoluciones.service.ts";

/** WebPs without metadata. Throws 422 for a file that is no picture. */
export async function renderFotos(
  ctx: AppContext,
  files: readonly UploadedFile[],
): Promise<Buffer[]> {
  return Promise.all(files.map((file) => renderFoto(ctx, file)));
}

async function renderFoto(ctx: AppContext, { name, bytes }: UploadedFile): Promise<Buffer> {
  const rendered = await ctx.pictures.renderFoto(bytes);
  if (rendered.ok) return rendered.bytes;
  const message = pictureRefused(cleanText(name), rendered.fault);
  throw new AppError({ status: 422, message, campos: { fotos: message } });
}

/** Data URLs. Throws 404 for a devolucion of another pedido, 401 and 404 as `openDevoluciones`. */
export async function openFotos(
  db: Db,
  { caller, devolucion_id }: { caller: Caller; devolucion_id: number },
): Promise<string[]> {
  const { devoluciones } = await openDevoluciones(db, caller);
  if (!devoluciones.some(({ id }) => id === devolucion_id)) throw notFound(messages.notFound);
  return readFotos(db, devolucion_id);
}

/** Data URLs, for the owner. Throws 404. */
export async function readFotosAdmin(db: Db, id: number): Promise<string[]> {
  await readDevolucionAdmin(db, id);
  return readFotos(db, id);
}

async function readFotos(db: Db, id: number): Promise<string[]> {
  return (await selectFotos(db, id)).map((contenido) => `data:image/webp;base64,${contenido}`);
}
