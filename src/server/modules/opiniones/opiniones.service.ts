import { errorMessages } from "#contract/error-messages.ts";
import { maxPageSize } from "#contract/schemas/lists.ts";
import type {
  AllOpinionesQuery,
  OpinionAdmin,
  OpinionInput,
  OwnOpinion,
} from "#contract/schemas/opiniones.ts";
import { type Actor, recordAct } from "../../audit/index.ts";
import type { Db, Tx } from "../../db/database.ts";
import { notFound } from "../../errors.ts";
import { bumpCatalogoVersion } from "../catalogo/index.ts";
import { opinionesMessages } from "./opiniones.messages.ts";
import {
  countOpiniones,
  lockOpinion,
  type OpinionAdminRow,
  type OpinionRow,
  selectOpinionesAdmin,
  selectOpinionesByUsuario,
  selectOpinionIds,
  setOculta,
  setRespuesta,
  upsertOpinion,
} from "./opiniones.queries.ts";
import { publicNombre } from "./public-nombre.ts";

/** Opiniones of one person in one answer: a bound, not a page. */
const ownLimit = 1000;

/** What a person said, the newest first. */
export async function listOpiniones(db: Db, usuarioId: number): Promise<OwnOpinion[]> {
  const rows = await selectOpinionesByUsuario(db, { usuario_id: usuarioId, limit: ownLimit });
  return rows.map(toOpinion);
}

type Author = { usuario_id: number; nombre: string };

/**
 * Writes a person's opinion of a producto or changes the one they gave. The caller has made sure that
 * it was bought. A hidden one stays hidden, and an answer of the shop stays below the new words.
 */
export async function saveOpinion(
  tx: Tx,
  { input, author, now }: { input: OpinionInput; author: Author; now: number },
): Promise<OwnOpinion> {
  const { usuario_id, nombre } = author;
  const nombre_usuario = publicNombre(nombre);
  const row = await upsertOpinion(tx, { ...input, usuario_id, nombre_usuario, now });
  if (row.oculta === 0) await bumpCatalogoVersion(tx);
  return toOpinion(row);
}

/** One page of everybody's opiniones, the newest first, with the number of all matches. */
export async function listAllOpiniones(
  db: Db,
  { mostrar, producto_id, pagina = 1, por_pagina = maxPageSize }: Omit<AllOpinionesQuery, "todas">,
): Promise<{ opiniones: OpinionAdmin[]; total: number }> {
  const filter = { mostrar: mostrar ?? null, producto_id: producto_id ?? null };
  const page = { limit: por_pagina, offset: (pagina - 1) * por_pagina };
  const rows = await selectOpinionesAdmin(db, await selectOpinionIds(db, filter, page));
  return { opiniones: rows.map(toOpinionAdmin), total: await countOpiniones(db, filter) };
}

type OpinionChange = {
  id: number;
  oculta: boolean | undefined;
  /** "" takes the answer away. */
  respuesta: string | undefined;
  actor: Actor;
  now: number;
};

/** Hides, shows or answers an opinion; what stands so already is left as it is and not noted. */
export async function patchOpinion(tx: Tx, change: OpinionChange): Promise<OpinionAdmin> {
  const { id, oculta, respuesta } = change;
  const before = await lockOpinion(tx, id);
  if (!before) throw notFound(errorMessages.opinionNotFound);
  const hasMoved = oculta !== undefined && (await applyOculta(tx, { ...change, oculta }));
  const hasAnswered =
    respuesta !== undefined &&
    (await applyRespuesta(tx, { ...change, before: before.respuesta, respuesta }));
  if (hasMoved || hasAnswered) await bumpCatalogoVersion(tx);
  const [row] = await selectOpinionesAdmin(tx, [id]);
  if (!row) throw notFound(errorMessages.opinionNotFound);
  return toOpinionAdmin(row);
}

async function applyOculta(
  tx: Tx,
  { id, oculta, actor, now }: OpinionChange & { oculta: boolean },
): Promise<boolean> {
  if (!(await setOculta(tx, { id, oculta }))) return false;
  await recordAct(tx, {
    actor,
    accion: oculta ? opinionesMessages.acts.oculto : opinionesMessages.acts.mostro,
    entidad: "opinion",
    entidad_id: id,
    antes: { oculta: !oculta },
    despues: { oculta },
    now,
  });
  return true;
}

/** The trail says that there was an answer, not its words: they may name a person, and it is never changed. */
async function applyRespuesta(
  tx: Tx,
  {
    id,
    before,
    respuesta,
    actor,
    now,
  }: OpinionChange & { before: string | null; respuesta: string },
): Promise<boolean> {
  const after = respuesta === "" ? null : respuesta;
  if (!(await setRespuesta(tx, { id, respuesta: after, now }))) return false;
  await recordAct(tx, {
    actor,
    accion: nameAnswer(before, after),
    entidad: "opinion",
    entidad_id: id,
    antes: { respondida: before !== null },
    despues: { respondida: after !== null },
    now,
  });
  return true;
}

function nameAnswer(before: string | null, after: string | null): string {
  if (after === null) return opinionesMessages.acts.quitoRespuesta;
  return before === null
    ? opinionesMessages.acts.respondio
    : opinionesMessages.acts.cambioRespuesta;
}

function toOpinion({ oculta, ...row }: OpinionRow): OwnOpinion {
  return { ...row, oculta: oculta === 1 };
}

function toOpinionAdmin({ oculta, ...row }: OpinionAdminRow): OpinionAdmin {
  return { ...row, oculta: oculta === 1 };
}
