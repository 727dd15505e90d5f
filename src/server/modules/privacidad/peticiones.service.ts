import { maxPageSize } from "#contract/schemas/lists.ts";
import type {
  AnswerPeticion,
  CreatePeticion,
  Peticion,
  PeticionEstado,
  PeticionesQuery,
} from "#contract/schemas/peticiones.ts";
import { terms } from "#contract/values/rights/data-kinds.ts";
import { type Actor, recordAct } from "../../audit/index.ts";
import type { AppContext } from "../../context.ts";
import type { Db, Tx } from "../../db/database.ts";
import { conflict, notFound } from "../../errors.ts";
import { enqueueCorreo, selectSentAt } from "../../outbox/index.ts";
import { days } from "../../time/clock.ts";
import { hashOneTimeToken } from "../acceso/index.ts";
import { endOfPlazo, extendPlazo, warningMs } from "./peticion-plazo.ts";
import {
  countPeticiones,
  insertPeticion,
  lockPeticion,
  lockPeticionOfEnlace,
  markAnswered,
  markConfirmed,
  markExtended,
  noteSent,
  type PeticionRow,
  selectPeticion,
  selectPeticiones,
  selectUnsentIds,
} from "./peticiones.queries.ts";
import type { PrivacidadCorreos } from "./privacidad.correos.ts";
import { privacidadMessages as messages } from "./privacidad.messages.ts";

/** Life of the link in the mail. */
export const confirmDays = terms.peticionUnconfirmed;

/** Counts for nothing until it is confirmed. */
export async function createPeticion(
  tx: Tx,
  { peticion, now }: { peticion: CreatePeticion; now: number },
): Promise<void> {
  const id = await insertPeticion(tx, { ...peticion, now });
  await mailAbout(tx, { id, plantilla: "peticion_por_confirmar", para: peticion.email, now });
}

type Confirmation = { enlace: string; inbox: string; now: number };

/** Repeats safely: a second press changes nothing. Throws 404 for a forged and for an old link. */
export async function confirmPeticion(
  tx: Tx,
  { enlace, inbox, now }: Confirmation,
): Promise<{ tipo: Peticion["tipo"]; vence_en: number | null }> {
  const since = now - days(confirmDays);
  const peticion = await lockPeticionOfEnlace(tx, { enlace: hashOneTimeToken(enlace), since });
  if (!peticion) throw notFound(messages.enlaceInvalid);
  const { id, tipo, email, estado } = peticion;
  if (estado !== "por_confirmar") {
    return { tipo, vence_en: estado === "abierta" ? peticion.vence_en : null };
  }
  const vence_en = endOfPlazo(tipo, now);
  await markConfirmed(tx, { id, vence_en, now });
  await mailAbout(tx, { id, plantilla: "peticion_recibida", para: email, now });
  await mailAbout(tx, { id, plantilla: "peticion_nueva", para: inbox, now });
  return { tipo, vence_en };
}

type Letter = { id: number; plantilla: keyof PrivacidadCorreos; para: string; now: number };

/** One mail of each kind. */
export async function mailAbout(tx: Tx, { id, plantilla, para, now }: Letter): Promise<void> {
  const datos = { peticion_id: id };
  const clave = claveOf(plantilla, id);
  await enqueueCorreo<PrivacidadCorreos>(tx, { clave, plantilla, para, datos, now });
}

const claveOf = (plantilla: keyof PrivacidadCorreos, id: number) => `${plantilla}:${id}`;

const answeredEstados: readonly PeticionEstado[] = ["aceptada", "rechazada"];

export async function listPeticiones(
  db: Db,
  { estado = "abierta", pagina = 1, por_pagina = maxPageSize }: PeticionesQuery,
): Promise<{ peticiones: Peticion[]; total: number }> {
  const estados = estado === "abierta" ? (["abierta"] as const) : answeredEstados;
  const page = { limit: por_pagina, offset: (pagina - 1) * por_pagina };
  const rows = await selectPeticiones(db, { estados, ...page });
  return {
    peticiones: rows.map(toPeticion),
    total: await countPeticiones(db, { estados, before: null }),
  };
}

type Answer = AnswerPeticion & { id: number; actor: Actor; now: number };
type Done = { mensaje: string; peticion: Peticion };

/** An equal answer sends no second mail. Throws 404, and 409 when it was answered otherwise. */
export async function answerPeticion(tx: Tx, answer: Answer): Promise<Done> {
  const { id, decision, respuesta, actor, now } = answer;
  const peticion = await lockConfirmed(tx, id);
  if (peticion.estado !== "abierta") {
    const isSame = peticion.estado === decision && peticion.respuesta === respuesta;
    if (!isSame) throw conflict(messages.alreadyAnswered);
    return { mensaje: messages.unchanged, peticion: toPeticion(peticion) };
  }
  const autor = actor.nombre;
  await markAnswered(tx, { id, estado: decision, respuesta, autor, respondida_en: now });
  await mailAbout(tx, { id, plantilla: "peticion_respondida", para: peticion.email, now });
  await recordAct(tx, {
    actor,
    accion: decision === "aceptada" ? messages.acts.accepted : messages.acts.refused,
    entidad: "peticion",
    entidad_id: id,
    antes: { estado: peticion.estado },
    despues: { estado: decision },
    now,
  });
  return { mensaje: messages.answered, peticion: await readPeticion(tx, id) };
}

type Extension = { id: number; motivo: string; actor: Actor; now: number };

/** Once, before the plazo is over. Throws 404 and 409. */
export async function extendPeticion(tx: Tx, { id, motivo, actor, now }: Extension): Promise<Done> {
  const peticion = await lockConfirmed(tx, id);
  const { estado, tipo, prorroga, email, vence_en: end } = peticion;
  if (estado !== "abierta") throw conflict(messages.alreadyAnswered);
  if (tipo === "bloqueo") throw conflict(messages.bloqueoFixed);
  if (prorroga !== null) throw conflict(messages.alreadyExtended);
  if (end === null || end <= now) throw conflict(messages.plazoOver);
  const vence_en = extendPlazo(end);
  await markExtended(tx, { id, vence_en, prorroga: motivo, prorrogada_en: now });
  await mailAbout(tx, { id, plantilla: "peticion_prorrogada", para: email, now });
  await recordAct(tx, {
    actor,
    accion: messages.acts.extended,
    entidad: "peticion",
    entidad_id: id,
    antes: { vence_en: end },
    despues: { vence_en },
    now,
  });
  return { mensaje: messages.extended, peticion: await readPeticion(tx, id) };
}

/** All open ones, and those that are due soon. */
export async function countPeticionesDue(
  db: Db,
  now: number,
): Promise<{ peticiones_abiertas: number; peticiones_por_vencer: number }> {
  const estados = ["abierta"] as const;
  return {
    peticiones_abiertas: await countPeticiones(db, { estados, before: null }),
    peticiones_por_vencer: await countPeticiones(db, { estados, before: now + warningMs }),
  };
}

const batchSize = 100;

/** The proof of what was sent outlives the mail's own row. */
export async function notePeticionesSent({ db }: Pick<AppContext, "db">): Promise<void> {
  const ids = await selectUnsentIds(db, batchSize);
  if (ids.length === 0) return;
  const idByClave = new Map(ids.map((id) => [claveOf("peticion_respondida", id), id]));
  for (const { clave, enviado_en } of await selectSentAt(db, [...idByClave.keys()])) {
    const id = idByClave.get(clave);
    if (id !== undefined) await noteSent(db, { id, enviada_en: enviado_en });
  }
}

/** A peticion that was not confirmed is shown to no one. */
export async function lockConfirmed(tx: Tx, id: number): Promise<PeticionRow> {
  const peticion = await lockPeticion(tx, id);
  if (!peticion || peticion.estado === "por_confirmar") throw notFound(messages.notFound);
  return peticion;
}

/** Undefined also for one that was not confirmed: anybody can type an address. */
export async function findPeticionEmail(db: Db, id: number): Promise<string | undefined> {
  const peticion = await selectPeticion(db, id);
  return peticion?.estado === "por_confirmar" ? undefined : peticion?.email;
}

/** Throws 404. */
export async function readPeticion(tx: Tx, id: number): Promise<Peticion> {
  const peticion = await selectPeticion(tx, id);
  if (!peticion) throw notFound(messages.notFound);
  return toPeticion(peticion);
}

export function toPeticion({
  creado_en,
  estado,
  confirmada_en,
  vence_en,
  ...row
}: PeticionRow): Peticion {
  return {
    ...row,
    estado: estado === "por_confirmar" ? "abierta" : estado,
    confirmada_en: confirmada_en ?? creado_en,
    vence_en: vence_en ?? creado_en,
  };
}
