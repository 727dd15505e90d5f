import * as contacto from "#server/modules/contacto/contacto.queries.ts";
import * as fotos from "#server/modules/contacto/mensaje-fotos.queries.ts";
import * as mensajes from "#server/modules/contacto/mensajes.queries.ts";
import * as ofCuenta from "#server/modules/contacto/mensajes-of-cuenta.queries.ts";
import { now } from "../seed/values.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const email = "persona-12@ejemplo.cl";
const all: mensajes.MensajesFilter = { words: [], estado: null };
const wish = { cantidad: 12, fecha: "2026-12-03", archivo_id: null };
const page = { limit: 24, offset: 0 };

export const contactoSamples: SamplesByFile = {
  "modules/contacto/contacto.queries.ts": {
    insertMensaje: (tx) =>
      contacto.insertMensaje(tx, { nombre: "Ana", email, mensaje: "Hola", ...wish, now }),
    findRecentMensaje: (tx) => contacto.findRecentMensaje(tx, { email, since: now }),
    findMensaje: (tx) => contacto.findMensaje(tx, 12),
  } satisfies Samples<typeof contacto>,
  "modules/contacto/mensaje-fotos.queries.ts": {
    insertFotos: (tx) =>
      fotos.insertFotos(tx, {
        mensaje_id: 12,
        fotos: [{ nombre: "dibujo.jpg", contenido: "Zm90bw==" }],
        now,
      }),
    selectFotos: (tx) => fotos.selectFotos(tx, 2000),
    selectFotoNombres: {
      some: (tx) => fotos.selectFotoNombres(tx, [2000, 2001]),
      none: (tx) => fotos.selectFotoNombres(tx, []),
    },
    countFotosSince: (tx) => fotos.countFotosSince(tx, { since: now - 86_400_000, limit: 400 }),
  } satisfies Samples<typeof fotos>,
  "modules/contacto/mensajes-of-cuenta.queries.ts": {
    deleteMensajesBefore: (tx) =>
      ofCuenta.deleteMensajesBefore(tx, { answeredBefore: now, before: 1, limit: 200 }),
    selectMensajesFrom: (tx) => ofCuenta.selectMensajesFrom(tx, { email, limit: 1_000 }),
    deleteMensajesFrom: (tx) => ofCuenta.deleteMensajesFrom(tx, email),
  } satisfies Samples<typeof ofCuenta>,
  "modules/contacto/mensajes.queries.ts": {
    findMensajeEmail: (tx) => mensajes.findMensajeEmail(tx, 12),
    selectMensajeIds: {
      all: (tx) => mensajes.selectMensajeIds(tx, { ...page, filter: all }),
      estado: (tx) =>
        mensajes.selectMensajeIds(tx, { ...page, filter: { ...all, estado: "nuevo" } }),
      words: (tx) =>
        mensajes.selectMensajeIds(tx, { ...page, filter: { ...all, words: ["lampara", "viaje"] } }),
    },
    countMensajes: {
      all: (tx) => mensajes.countMensajes(tx, all),
      words: (tx) => mensajes.countMensajes(tx, { ...all, words: ["lampara", "viaje"] }),
    },
    selectArchivoIdsSince: (tx) =>
      mensajes.selectArchivoIdsSince(tx, { since: now - 86_400_000, limit: 40 }),
    selectMensajes: (tx) => mensajes.selectMensajes(tx, [12, 13]),
    selectRespuestas: (tx) => mensajes.selectRespuestas(tx, [12, 13]),
    lockMensaje: (tx) => mensajes.lockMensaje(tx, 12),
    hasSameRespuesta: (tx) =>
      mensajes.hasSameRespuesta(tx, { mensaje_id: 12, texto: "Claro que si", since: 1 }),
    insertRespuesta: (tx) =>
      mensajes.insertRespuesta(tx, { mensaje_id: 12, autor: "Rosa", texto: "Claro", now }),
    markAnswered: (tx) => mensajes.markAnswered(tx, { id: 12, now }),
    closeMensaje: (tx) => mensajes.closeMensaje(tx, 12),
    reopenMensaje: (tx) => mensajes.reopenMensaje(tx, 12),
    findRespuesta: (tx) => mensajes.findRespuesta(tx, 12),
    countNewMensajes: (tx) => mensajes.countNewMensajes(tx),
    selectOldestNewMensaje: (tx) => mensajes.selectOldestNewMensaje(tx),
    selectRespuestaTimes: (tx) =>
      mensajes.selectRespuestaTimes(tx, { since: now - 30 * 86_400_000, limit: 2000 }),
  } satisfies Samples<typeof mensajes>,
};
