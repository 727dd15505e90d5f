import { errorMessages } from "#contract/error-messages.ts";
import { maxPageSize } from "#contract/schemas/lists.ts";
import type {
  MensajeContacto,
  MensajesQuery,
  MensajesResumen,
} from "#contract/schemas/mensajes.ts";
import { isInWorkingDays } from "#contract/values/reply-time.ts";
import { type Actor, recordAct } from "../../audit/index.ts";
import type { Db, Tx } from "../../db/database.ts";
import { notFound } from "../../errors.ts";
import { enqueueCorreo } from "../../outbox/index.ts";
import { searchWords } from "../../search-words.ts";
import { workingTime } from "../../time/chile-time.ts";
import { days, minutes } from "../../time/clock.ts";
import type { ContactoCorreos } from "./contacto.correos.ts";
import { contactoMessages } from "./contacto.messages.ts";
import { readArchivosOf } from "./mensaje-archivo.service.ts";
import { selectFotoNombres } from "./mensaje-fotos.queries.ts";
import {
  closeMensaje,
  countMensajes,
  countNewMensajes,
  hasSameRespuesta,
  insertRespuesta,
  lockMensaje,
  markAnswered,
  reopenMensaje,
  selectMensajeIds,
  selectMensajes,
  selectOldestNewMensaje,
  selectRespuestas,
  selectRespuestaTimes,
} from "./mensajes.queries.ts";

/** An equal answer within this time is a double click. */
const repeatMs = minutes(1);
const medianMs = days(90);
/** The newest of them: the figure is worked out between two calls. */
const medianOf = 2000;

export async function listMensajes(
  db: Db,
  { q = "", estado, pagina = 1, por_pagina = maxPageSize }: MensajesQuery,
): Promise<{ mensajes: MensajeContacto[]; total: number }> {
  const filter = { words: searchWords(q), estado: estado ?? null };
  // A search of signs alone.
  if (q !== "" && filter.words.length === 0) return { mensajes: [], total: 0 };
  const page = { limit: por_pagina, offset: (pagina - 1) * por_pagina };
  const ids = await selectMensajeIds(db, { filter, ...page });
  return { mensajes: await loadMensajes(db, ids), total: await countMensajes(db, filter) };
}

async function loadMensajes(db: Db, ids: number[]): Promise<MensajeContacto[]> {
  const rows = await selectMensajes(db, ids);
  const byMensaje = Map.groupBy(await selectRespuestas(db, ids), ({ mensaje_id }) => mensaje_id);
  const fotos = await selectFotoNombres(db, ids);
  const archivoOf = await readArchivosOf(db, rows);
  return rows.map(({ archivo_id, ...row }) => ({
    ...row,
    fotos: fotos.get(row.id) ?? [],
    archivo: archivoOf(archivo_id),
    respuestas: (byMensaje.get(row.id) ?? []).map(({ mensaje_id: _, ...respuesta }) => respuesta),
  }));
}

async function getMensaje(db: Db, id: number): Promise<MensajeContacto> {
  const [mensaje] = await loadMensajes(db, [id]);
  if (!mensaje) throw notFound(errorMessages.mensajeNotFound);
  return mensaje;
}

export async function readMensajesResumen(
  db: Db,
  { respuestaHoras, now }: { respuestaHoras: number; now: number },
): Promise<MensajesResumen> {
  return {
    nuevos: await countNewMensajes(db),
    mas_antiguo_en: await selectOldestNewMensaje(db),
    mediana_respuesta_ms: await readMedianWait(db, { respuestaHoras, now }),
    respuesta_horas: respuestaHoras,
  };
}

/** A promise of working days is compared with time without Saturdays and Sundays. */
async function readMedianWait(
  db: Db,
  { respuestaHoras, now }: { respuestaHoras: number; now: number },
): Promise<number | null> {
  const times = await selectRespuestaTimes(db, { since: now - medianMs, limit: medianOf });
  const isInDays = isInWorkingDays(respuestaHoras);
  return medianOfWaits(
    times.map(({ creado_en, respondido_en }) =>
      isInDays ? workingTime(creado_en, respondido_en) : respondido_en - creado_en,
    ),
  );
}

function medianOfWaits(waits: number[]): number | null {
  const sorted = waits.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}

type Respuesta = { id: number; texto: string; actor: Actor; now: number };

/** A repeated answer within a minute is not sent again. Throws 404. */
export async function answerMensaje(
  tx: Tx,
  { id, texto, actor, now }: Respuesta,
): Promise<MensajeContacto> {
  const mensaje = await lockMensaje(tx, id);
  if (!mensaje) throw notFound(errorMessages.mensajeNotFound);
  if (await hasSameRespuesta(tx, { mensaje_id: id, texto, since: now - repeatMs })) {
    return getMensaje(tx, id);
  }
  const autor = actor.nombre;
  const respuesta_id = await insertRespuesta(tx, { mensaje_id: id, autor, texto, now });
  await markAnswered(tx, { id, now });
  await enqueueCorreo<ContactoCorreos>(tx, {
    clave: `respuesta_contacto:${respuesta_id}`,
    plantilla: "respuesta_contacto",
    para: mensaje.email,
    datos: { respuesta_id },
    now,
  });
  await recordAct(tx, {
    actor,
    accion: contactoMessages.acts.answered,
    entidad: "mensaje",
    entidad_id: id,
    antes: { estado: mensaje.estado },
    despues: { estado: "respondido", respuesta_id },
    now,
  });
  return getMensaje(tx, id);
}

type MensajeChange = { id: number; estado: "nuevo" | "cerrado"; actor: Actor; now: number };

/** Idempotent. Throws 404. */
export async function patchMensaje(
  tx: Tx,
  { id, estado, actor, now }: MensajeChange,
): Promise<MensajeContacto> {
  const before = await lockMensaje(tx, id);
  if (!before) throw notFound(errorMessages.mensajeNotFound);
  const isClosing = estado === "cerrado";
  const hasMoved = isClosing ? await closeMensaje(tx, id) : await reopenMensaje(tx, id);
  const mensaje = await getMensaje(tx, id);
  if (!hasMoved) return mensaje;
  await recordAct(tx, {
    actor,
    accion: isClosing ? contactoMessages.acts.closed : contactoMessages.acts.reopened,
    entidad: "mensaje",
    entidad_id: id,
    antes: { estado: before.estado },
    despues: { estado: mensaje.estado },
    now,
  });
  return mensaje;
}
