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
import {
  catalogoChanged,
  lockRelatives,
  selectProductoNombres,
  selectRelatives,
} from "../catalogo/index.ts";
import { opinionesMessages } from "./opiniones.messages.ts";
import {
  countOpiniones,
  lockOpinion,
  type OpinionAdminRow,
  type OpinionRow,
  selectOpinionesAdmin,
  selectOpinionesByUsuario,
  selectOpinionIds,
  selectProductoOf,
  setHidden,
  setRespuesta,
  upsertOpinion,
} from "./opiniones.queries.ts";
import { blankOpiniones } from "./opiniones-of-cuenta.queries.ts";
import { publicNombre } from "./public-nombre.ts";

/** Safety limit; the list is not paged. */
const ownLimit = 1000;

export async function listOpiniones(db: Db, usuarioId: number): Promise<OwnOpinion[]> {
  const rows = await selectOpinionesByUsuario(db, { usuario_id: usuarioId, limit: ownLimit });
  return rows.map(toOpinion);
}

type Writing = {
  input: OpinionInput;
  author: { usuario_id: number; nombre: string };
  /** The shop's name, which no author is shown by. */
  tienda: string;
  now: number;
};

/** The caller has checked that it was bought. `oculta` and the shop's answer stay. */
export async function writeOpinion(
  tx: Tx,
  { input, author, tienda, now }: Writing,
): Promise<OwnOpinion> {
  const { usuario_id, nombre } = author;
  const nombre_usuario = publicNombre(nombre, tienda);
  const edited = await lockRelatives(tx, input.producto_id);
  const row = await upsertOpinion(tx, { ...input, usuario_id, nombre_usuario, now });
  if (row.oculta === 0) catalogoChanged(tx, { edited });
  return toOpinion(row);
}

export async function anonymizeOpiniones(tx: Tx, usuario_id: number): Promise<void> {
  const productos = await blankOpiniones(tx, usuario_id);
  catalogoChanged(tx, { edited: [...productos, ...(await selectRelatives(tx, productos))] });
}

export async function listAllOpiniones(
  db: Db,
  { mostrar, producto_id, pagina = 1, por_pagina = maxPageSize }: Omit<AllOpinionesQuery, "todas">,
): Promise<{ opiniones: OpinionAdmin[]; total: number }> {
  const filter = { mostrar: mostrar ?? null, producto_id: producto_id ?? null };
  const page = { limit: por_pagina, offset: (pagina - 1) * por_pagina };
  const rows = await selectOpinionesAdmin(db, await selectOpinionIds(db, { filter, ...page }));
  return { opiniones: await withProductos(db, rows), total: await countOpiniones(db, filter) };
}

type OpinionChange = {
  id: number;
  oculta: boolean | undefined;
  /** "" removes it. */
  respuesta: string | undefined;
  actor: Actor;
  now: number;
};

/** An equal state is neither changed nor noted. Throws 404. */
export async function patchOpinion(tx: Tx, change: OpinionChange): Promise<OpinionAdmin> {
  const { id, oculta, respuesta } = change;
  const producto = await selectProductoOf(tx, id);
  const edited = producto === undefined ? [] : await lockRelatives(tx, producto);
  const before = await lockOpinion(tx, id);
  if (!before) throw notFound(errorMessages.opinionNotFound);
  const hasMoved = oculta !== undefined && (await applyHidden(tx, { ...change, oculta }));
  const hasAnswered =
    respuesta !== undefined &&
    (await applyRespuesta(tx, { ...change, before: before.respuesta, respuesta }));
  if (hasMoved || hasAnswered) catalogoChanged(tx, { edited });
  const [opinion] = await withProductos(tx, await selectOpinionesAdmin(tx, [id]));
  if (!opinion) throw notFound(errorMessages.opinionNotFound);
  return opinion;
}

async function applyHidden(
  tx: Tx,
  { id, oculta, actor, now }: OpinionChange & { oculta: boolean },
): Promise<boolean> {
  if (!(await setHidden(tx, { id, oculta }))) return false;
  await recordAct(tx, {
    actor,
    accion: oculta ? opinionesMessages.acts.hidden : opinionesMessages.acts.shown,
    entidad: "opinion",
    entidad_id: id,
    antes: { oculta: !oculta },
    despues: { oculta },
    now,
  });
  return true;
}

/** The trail is for good: it notes an answer, not its words, which may name a person. */
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
  const { acts } = opinionesMessages;
  if (after === null) return acts.answerRemoved;
  return before === null ? acts.answered : acts.answerChanged;
}

function toOpinion({ oculta, ...row }: OpinionRow): OwnOpinion {
  return { ...row, oculta: oculta === 1 };
}

async function withProductos(db: Db, rows: OpinionAdminRow[]): Promise<OpinionAdmin[]> {
  const ids = rows.map(({ producto_id }) => producto_id);
  const nombres = await selectProductoNombres(db, ids);
  return rows.map(({ oculta, ...row }) => ({
    ...row,
    oculta: oculta === 1,
    nombre_producto: nombres.get(row.producto_id) ?? "",
  }));
}
