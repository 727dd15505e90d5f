import { errorMessages } from "#contract/error-messages.ts";
import { cleanLine } from "#contract/values/persona/clean-text.ts";
import type { ArchivoStore, ReceivedArchivo } from "../../archivos/archivo-store.ts";
import { type ArchivoFacts, selectArchivos, selectSizesSince } from "../../archivos/index.ts";
import type { Db } from "../../db/database.ts";
import { AppError, notFound } from "../../errors.ts";
import type { FileAnswer, UploadedArchivo } from "../../http/api/handlers.ts";
import { days } from "../../time/clock.ts";
import { contactoMessages as messages } from "./contacto.messages.ts";
import { selectMensajes } from "./mensajes.queries.ts";

/** Those of all senders in a day. */
const mostOfDay = { archivos: 40, bytes: 1_000_000_000 } as const;

const maxLetters = 100;

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
  const sizes = await selectSizesSince(db, { since: now - days(1), limit: mostOfDay.archivos });
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (sizes.length < mostOfDay.archivos && bytes < mostOfDay.bytes) return;
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
  return { archivo, nombre: nombreOf(name, archivo.tipo) };
}

/** With the ending of what it is, so that a programme opens it. */
function nombreOf(name: string, tipo: string): string {
  const nombre =
    cleanLine(name).replace(/\s+/g, " ").slice(-maxLetters) || messages.namelessArchivo;
  return nombre.toLowerCase().endsWith(`.${tipo}`) ? nombre : `${nombre}.${tipo}`;
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
export async function openArchivoAdmin(
  { db, archivos }: ArchivoContext,
  id: number,
): Promise<FileAnswer> {
  const [mensaje] = await selectMensajes(db, [id]);
  if (!mensaje) throw notFound(errorMessages.mensajeNotFound);
  const { archivo_id } = mensaje;
  const known =
    archivo_id === null ? undefined : (await selectArchivos(db, [archivo_id])).get(archivo_id);
  const body = known && (await archivos.open(known.clave));
  if (!body) throw notFound(messages.archivoGone);
  return { name: known.nombre, body };
}
