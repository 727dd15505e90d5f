import { errorMessages } from "#contract/error-messages.ts";
import type { ArchivoStore, ReceivedArchivo } from "../../archivos/archivo-store.ts";
import {
  type ArchivoFacts,
  archivoNombre,
  openArchivo,
  selectArchivos,
} from "../../archivos/index.ts";
import type { Db } from "../../db/database.ts";
import { AppError, notFound } from "../../errors.ts";
import type { FileAnswer, UploadedArchivo } from "../../http/api/handlers.ts";
import { days } from "../../time/clock.ts";
import { contactoMessages as messages } from "./contacto.messages.ts";
import { selectArchivoIdsSince, selectMensajes } from "./mensajes.queries.ts";

/** Those of all senders in a day. */
const mostOfDay = { archivos: 40, bytes: 1_000_000_000 } as const;

type ArchivoContext = { db: Db; archivos: ArchivoStore };

/** Throws 429 once a day's archivos of all senders are there, 503 when the disk is nearly full. */
export async function checkArchivosOfDay(
  { db, archivos }: ArchivoContext,
  now: number,
): Promise<void> {
  if (!(await archivos.hasRoom())) {
    const message = messages.noRoomForArchivos;
    throw new AppError({ status: 503, message, campos: { archivo: message } });
  }
  const ids = await selectArchivoIdsSince(db, { since: now - days(1), limit: mostOfDay.archivos });
  const known = await selectArchivos(db, ids);
  const bytes = [...known.values()].reduce((sum, archivo) => sum + archivo.bytes, 0);
  if (ids.length < mostOfDay.archivos && bytes < mostOfDay.bytes) return;
  const message = messages.tooManyArchivosToday;
  throw new AppError({ status: 429, message, campos: { archivo: message } });
}

/** Throws 422 for a form without one. */
export function takeArchivo([sent]: readonly UploadedArchivo[]): {
  archivo: ReceivedArchivo;
  nombre: string;
} {
  if (sent === undefined) {
    const message = messages.archivoMissing;
    throw new AppError({ status: 422, message, campos: { archivo: message } });
  }
  const { name, archivo } = sent;
  return { archivo, nombre: archivoNombre(name, archivo.tipo) };
}

/** Looks up the archivo of each of these mensajes. */
export async function readArchivosOf(
  db: Db,
  mensajes: readonly { archivo_id: number | null }[],
): Promise<(archivo_id: number | null) => ArchivoFacts | null> {
  const archivos = await selectArchivos(
    db,
    mensajes.flatMap(({ archivo_id }) => archivo_id ?? []),
  );
  return (archivo_id) => {
    const found = archivo_id === null ? undefined : archivos.get(archivo_id);
    return found ? { nombre: found.nombre, bytes: found.bytes } : null;
  };
}

/** For the owner. Throws 404. */
export async function openArchivoAdmin(ctx: ArchivoContext, id: number): Promise<FileAnswer> {
  const [mensaje] = await selectMensajes(ctx.db, [id]);
  if (!mensaje) throw notFound(errorMessages.mensajeNotFound);
  const file = await openArchivo(ctx, mensaje.archivo_id);
  if (!file) throw notFound(errorMessages.archivoGone);
  return file;
}
