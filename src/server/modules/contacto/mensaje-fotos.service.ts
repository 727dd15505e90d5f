import { errorMessages } from "#contract/error-messages.ts";
import type { MensajeFotos } from "#contract/schemas/mensajes.ts";
import { cleanLine } from "#contract/values/persona/clean-text.ts";
import type { AppContext } from "../../context.ts";
import type { Db } from "../../db/database.ts";
import { AppError, notFound } from "../../errors.ts";
import { renderFoto } from "../../fotos.ts";
import type { UploadedFile } from "../../http/api/handlers.ts";
import { days } from "../../time/clock.ts";
import { contactoMessages as messages } from "./contacto.messages.ts";
import { countFotosSince, type MensajeFoto, selectFotos } from "./mensaje-fotos.queries.ts";
import { selectMensajes } from "./mensajes.queries.ts";

/** Those of all senders in a day: about 100 MB of the database. */
const maxFotosOfDay = 400;

/** Throws 429 once a day's photographs of all senders are there. */
export async function checkFotosOfDay(db: Db, now: number): Promise<void> {
  const total = await countFotosSince(db, { since: now - days(1), limit: maxFotosOfDay });
  if (total < maxFotosOfDay) return;
  const message = messages.tooManyFotosToday;
  throw new AppError({ status: 429, message, campos: { fotos: message } });
}

/** Throws 422 for a file that is no picture. */
export async function renderFotos(
  ctx: AppContext,
  files: readonly UploadedFile[],
): Promise<MensajeFoto[]> {
  return Promise.all(
    files.map(async (file) => ({
      nombre: cleanLine(file.name).slice(-100) || messages.namelessFoto,
      contenido: (await renderFoto(ctx, file)).toString("base64"),
    })),
  );
}

/** For the owner. Throws 404. */
export async function readFotosAdmin(db: Db, id: number): Promise<MensajeFotos> {
  if ((await selectMensajes(db, [id])).length === 0) throw notFound(errorMessages.mensajeNotFound);
  const fotos = (await selectFotos(db, id)).map(({ nombre, contenido }) => ({
    nombre,
    bytes: Buffer.byteLength(contenido, "base64"),
    foto: `data:image/webp;base64,${contenido}`,
  }));
  return { fotos };
}
