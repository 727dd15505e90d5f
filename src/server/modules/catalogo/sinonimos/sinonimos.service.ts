import type { Sinonimo } from "#contract/schemas/busquedas.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { Tx } from "../../../db/database.ts";
import { AppError, conflict, notFound } from "../../../errors.ts";
import { catalogoChanged } from "../catalogo-changes.ts";
import { wordsOf } from "../search/typed-words.ts";
import { sinonimoActs as acts, sinonimoRefusals as refusals } from "./sinonimos.messages.ts";
import {
  deleteSinonimo,
  insertSinonimo,
  lockSinonimo,
  maxSinonimos,
  selectSinonimos,
  updateSinonimo,
} from "./sinonimos.queries.ts";

type By = { actor: Actor; now: number };

const maxWords = 12;

/** Throws 422 for what is no list of words, 409 beyond the bound. */
export async function createSinonimo(
  tx: Tx,
  { palabras, actor, now }: By & { palabras: string },
): Promise<Sinonimo> {
  const clean = checkPalabras(palabras);
  if ((await selectSinonimos(tx)).length >= maxSinonimos) throw conflict(refusals.limit);
  const id = await insertSinonimo(tx, { palabras: clean, now });
  await recordChange(tx, { id, accion: acts.created, from: null, to: clean, actor, now });
  return { id, palabras: clean };
}

/** Throws 404, and 422 for what is no list of words. */
export async function changeSinonimo(
  tx: Tx,
  { id, palabras, actor, now }: By & Sinonimo,
): Promise<Sinonimo> {
  const clean = checkPalabras(palabras);
  const before = await lockSinonimo(tx, id);
  if (!before) throw notFound(refusals.notFound);
  if (before.palabras === clean) return before;
  await updateSinonimo(tx, { id, palabras: clean });
  await recordChange(tx, { id, accion: acts.saved, from: before.palabras, to: clean, actor, now });
  return { id, palabras: clean };
}

/** Throws 404. */
export async function removeSinonimo(
  tx: Tx,
  { id, actor, now }: By & { id: number },
): Promise<void> {
  const before = await lockSinonimo(tx, id);
  if (!before) throw notFound(refusals.notFound);
  await deleteSinonimo(tx, id);
  await recordChange(tx, { id, accion: acts.removed, from: before.palabras, to: null, actor, now });
}

type Change = By & { id: number; accion: string; from: string | null; to: string | null };

/** In the trail, and for every kept page: a search may find other productos now. */
async function recordChange(tx: Tx, { id, accion, from, to, actor, now }: Change): Promise<void> {
  const shown = (palabras: string | null) => (palabras === null ? null : { palabras });
  const [antes, despues] = [shown(from), shown(to)];
  await recordAct(tx, {
    actor,
    accion,
    entidad: "sinonimo",
    entidad_id: id,
    antes,
    despues,
    now,
  });
  catalogoChanged(tx, { all: true });
}

/** Single words, since a search looks for each word that was typed. */
function checkPalabras(palabras: string): string {
  const words = palabras
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  const wrong = words.find((word) => wordsOf(word).length !== 1);
  if (wrong !== undefined) throw refuse(refusals.notOneWord(wrong));
  if (new Set(words.flatMap(wordsOf)).size < 2) throw refuse(refusals.tooFew);
  if (words.length > maxWords) throw refuse(refusals.tooMany(maxWords));
  return words.join(", ");
}

function refuse(message: string): AppError {
  return new AppError({ status: 422, message, campos: { palabras: message } });
}
