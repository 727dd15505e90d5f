import { maxPageSize } from "#contract/schemas/lists.ts";
import type { Bloqueo, Peticion, PeticionesQuery } from "#contract/schemas/peticiones.ts";
import { type Actor, recordAct } from "../../audit/index.ts";
import type { Db, Tx } from "../../db/database.ts";
import { conflict } from "../../errors.ts";
import {
  countVigentes,
  endVigentesOf,
  hasVigente,
  markLifted,
  selectBloqueos,
  selectVigenteIds,
} from "./bloqueos.queries.ts";
import { isVigente } from "./bloqueos.ts";
import { selectPeticionesById } from "./peticiones.queries.ts";
import { lockConfirmed, mailAbout, readPeticion, toPeticion } from "./peticiones.service.ts";
import { blankPeticionesFrom } from "./peticiones-of-correo.queries.ts";
import { privacidadMessages as messages } from "./privacidad.messages.ts";

/** Safety limit: each is a person's own request. */
const mostBloqueos = 5000;

export function listBloqueos(db: Db): Promise<Bloqueo[]> {
  return selectBloqueos(db, mostBloqueos);
}

/** Whether mails that nothing obliges the shop to send are held back from this address. */
export function isHeldBack(db: Db, email: string): Promise<boolean> {
  return hasVigente(db, email);
}

/** Newest first. */
export async function listVigentes(
  db: Db,
  { pagina = 1, por_pagina = maxPageSize }: PeticionesQuery,
): Promise<{ peticiones: Peticion[]; total: number }> {
  const page = { limit: por_pagina, offset: (pagina - 1) * por_pagina };
  const rows = await selectPeticionesById(db, await selectVigenteIds(db, page));
  return { peticiones: rows.map(toPeticion), total: await countVigentes(db) };
}

type Lifting = { id: number; motivo: string; actor: Actor; now: number };

/** Repeats safely. Throws 404, and 409 for what does not stand or was lifted for another reason. */
export async function liftPeticion(
  tx: Tx,
  { id, motivo, actor, now }: Lifting,
): Promise<{ mensaje: string; peticion: Peticion }> {
  const peticion = await lockConfirmed(tx, id);
  const { email, levantada_en, levantada_motivo } = peticion;
  if (!isVigente(peticion)) {
    if (levantada_en === null || levantada_motivo !== motivo) throw conflict(messages.notStanding);
    return { mensaje: messages.alreadyLifted, peticion: await readPeticion(tx, id) };
  }
  const levantada_por = actor.nombre;
  await markLifted(tx, { id, levantada_en: now, levantada_motivo: motivo, levantada_por });
  await mailAbout(tx, { id, plantilla: "peticion_levantada", para: email, now });
  await recordAct(tx, {
    actor,
    accion: messages.acts.lifted,
    entidad: "peticion",
    entidad_id: id,
    antes: { vigente: true },
    despues: { vigente: false },
    now,
  });
  return { mensaje: messages.lifted, peticion: await readPeticion(tx, id) };
}

/** At an erasure: unconfirmed ones go, what stands ends, of answered ones the proof stays. */
export async function erasePeticionesFrom(
  tx: Tx,
  { email, now }: { email: string; now: number },
): Promise<void> {
  await endVigentesOf(tx, {
    email,
    levantada_en: now,
    levantada_motivo: messages.endedByErasure,
  });
  await blankPeticionesFrom(tx, email);
}
