import { errorMessages } from "#contract/error-messages.ts";
import type { RecetaGramos, SaveReceta } from "#contract/schemas/recetas.ts";
import type { ArchivoStore } from "../../../archivos/archivo-store.ts";
import { lockArchivos, retireArchivos, selectArchivos } from "../../../archivos/index.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { AppError, conflict, notFound } from "../../../errors.ts";
import { diffFields, selectColores, selectFuentes, selectRelatives } from "../../catalogo/index.ts";
import { parseGramos } from "./current-recetas.ts";
import { recetaMessages as messages, recetaActs } from "./recetas.messages.ts";
import {
  dropOldArchivos,
  insertRecetas,
  type RecetaRow,
  selectCurrentRecetas,
  selectNamedArchivos,
  selectOldArchivos,
  selectVersiones,
} from "./recetas.queries.ts";
import { equipWaitingPrints } from "./waiting-prints.ts";

/** Before a file is read. Throws 503 when the disk is nearly full, else what `saveReceta` throws. */
export async function checkUpload(
  { db, archivos }: { db: Db; archivos: ArchivoStore },
  form: SaveReceta,
): Promise<void> {
  if (!(await archivos.hasRoom())) {
    const message = messages.noRoom;
    throw new AppError({ status: 503, message, campos: { archivo: message } });
  }
  await checkForm(db, form);
}

type Saving = { form: SaveReceta; archivo_id?: number; actor: Actor; now: number };

/**
 * Adds a version, also to the other variantes when asked. Their insert is the compare and set: a version is taken once.
 * Answers the Spanish sentence for the owner. Throws 404, 409 when somebody else saved meanwhile, 422 for a color that is none.
 */
export async function saveReceta(
  tx: Tx,
  { form, archivo_id, actor, now }: Saving,
): Promise<string> {
  const { producto_id } = form;
  const before = await checkForm(tx, form);
  const others = form.variantes
    ? (await selectRelatives(tx, [producto_id])).filter((id) => id !== producto_id)
    : [];
  const productoIds = [producto_id, ...others];
  const newest = new Map(
    (await selectCurrentRecetas(tx, productoIds)).map((row) => [row.producto_id, row.version]),
  );
  const { minutos, por_placa, notas } = form;
  const kept = form.quitar_archivo ? null : (before?.archivo_id ?? null);
  const saved = {
    ...{ minutos, por_placa, notas, gramos: JSON.stringify(form.gramos) },
    ...{ archivo_id: archivo_id ?? kept, creada_en: now },
  };
  const rows = productoIds.map((id) => ({
    ...{ ...saved, producto_id: id },
    version: (id === producto_id ? form.version : (newest.get(id) ?? 0)) + 1,
  }));
  const written = await insertRecetas(tx, rows);
  if (written.length < rows.length) throw conflict(messages.stale);
  const en_espera = form.en_espera ? await equipWaitingPrints(tx, written) : 0;
  const despues = await describe(tx, { ...saved, version: form.version + 1 });
  const changed = before ? diffFields(await describe(tx, before), despues) : null;
  await recordAct(tx, {
    ...{ actor, now, accion: recetaActs.saved, entidad: "producto", entidad_id: producto_id },
    antes: changed?.antes ?? null,
    despues: {
      ...(changed?.despues ?? despues),
      ...(others.length > 0 && { variantes: others.length }),
      ...(en_espera > 0 && { trabajos: en_espera }),
    },
  });
  await releaseArchivos(tx, { productoIds, newest: written.map(({ id }) => id) });
  return messages.saved({ variantes: others.length, en_espera });
}

/** Answers the current one. */
async function checkForm(
  db: Db,
  { producto_id, version, gramos }: SaveReceta,
): Promise<RecetaRow | undefined> {
  const [fuentes] = await selectFuentes(db, [producto_id]);
  if (!fuentes) throw notFound(errorMessages.productoNotFound);
  const [current] = await selectVersiones(db, producto_id);
  if ((current?.version ?? 0) !== version) throw conflict(messages.stale);
  const tienda = gramos.some(({ de }) => de === "color") ? await selectColores(db) : [];
  const known = { campo: fuentes.campos, eje: fuentes.ejes, color: tienda };
  const isKnown = ({ de, clave }: RecetaGramos) => known[de].some((it) => it.clave === clave);
  if (gramos.every(isKnown)) return current;
  const message = messages.otherColor;
  throw new AppError({ status: 422, message, campos: { gramos: message } });
}

/** An archivo goes with the last receta that names it. */
async function releaseArchivos(
  tx: Tx,
  older: { productoIds: readonly number[]; newest: readonly number[] },
): Promise<void> {
  const ids = await selectOldArchivos(tx, older);
  if (ids.length === 0) return;
  await dropOldArchivos(tx, older);
  await lockArchivos(tx, ids);
  const named = await selectNamedArchivos(tx, ids);
  await retireArchivos(
    tx,
    ids.filter((id) => !named.has(id)),
  );
}

async function describe(db: Db, row: Omit<RecetaRow, "id" | "producto_id" | "creada_en">) {
  const { version, minutos, por_placa, notas, gramos, archivo_id } = row;
  const archivo =
    archivo_id === null ? undefined : (await selectArchivos(db, [archivo_id])).get(archivo_id);
  return {
    ...{ version, minutos, por_placa, notas, archivo: archivo?.nombre ?? null },
    gramos: parseGramos(gramos).map((it) => `${it.clave}: ${it.gramos}`),
  };
}
