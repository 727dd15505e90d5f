import { type Act, type Actor, recordActs } from "../../../audit/index.ts";
import { batches } from "../../../batches.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { AppError, conflict } from "../../../errors.ts";
import { catalogoChanged } from "../catalogo-changes.ts";
import { describeListed } from "../familias/describe-listed.ts";
import { selectRelatives } from "../familias/familias.queries.ts";
import { chooseListed } from "../familias/listed.queries.ts";
import { refillCupos } from "../stock/cupos.queries.ts";
import { joinFamilias } from "./join-familias.ts";
import { lockKnown, readKnown } from "./known.ts";
import { type ImportPlan, planImport } from "./plan-import.ts";
import { importAct, importRefusals, importRefused } from "./productos-csv.messages.ts";
import { insertProductos, updateProductos } from "./productos-csv.queries.ts";
import type { ImportFile } from "./productos-csv-rows.ts";

/** For one statement. */
const describedAtOnce = 500;

/** Locks and changes nothing. */
export async function simulateImport(db: Db, file: ImportFile): Promise<ImportPlan> {
  return planImport(file, await readKnown(db, file));
}

type Import = { file: ImportFile; actor: Actor; now: number };

/** All or nothing. Throws 422 with the first error, 409 when a producto changed meanwhile. */
export async function applyImport(tx: Tx, { file, actor, now }: Import): Promise<ImportPlan> {
  const plan = await planImport(file, await lockKnown(tx, file));
  const [first] = plan.errors;
  if (first) {
    const { isUnreadable } = file;
    const message = importRefused({ errors: plan.errors.length, first, isUnreadable });
    throw new AppError({ status: 422, message, campos: { archivo: message } });
  }
  const { nuevos, cambiados, iguales } = plan;
  if (nuevos.length + cambiados.length === 0) return plan;
  const written = await updateProductos(tx, cambiados);
  if (written !== cambiados.length) throw conflict(importRefusals.changedMeanwhile);
  const added = await insertProductos(tx, { rows: nuevos, now });
  await describeCampos(tx, { plan, added });
  await joinFamilias(tx, { familias: plan.joined, actor, now });
  const edited = [...added, ...cambiados.map(({ id }) => id)];
  if (plan.familias.size > 0) {
    catalogoChanged(tx, { edited: await selectRelatives(tx, edited) });
    await chooseListed(tx, [...plan.familias]);
  }
  catalogoChanged(tx, { edited });
  const hasEncargo = [...nuevos, ...cambiados].some((it) => it.suministro === "encargo");
  if (hasEncargo) await refillCupos(tx, { ids: edited.toSorted((a, b) => a - b), now });
  const whole: Act = {
    actor,
    accion: importAct,
    entidad: "importacion",
    entidad_id: null,
    antes: null,
    despues: { nuevos: nuevos.length, cambiados: cambiados.length, iguales },
    now,
  };
  const each = plan.changes.map(({ id, antes, despues }): Act => {
    return { ...whole, entidad: "producto", entidad_id: id, antes, despues };
  });
  await recordActs(tx, [whole, ...each]);
  return plan;
}

/** Lists find a producto by the colors that its campos offer. */
async function describeCampos(
  tx: Tx,
  { plan, added }: { plan: ImportPlan; added: readonly number[] },
): Promise<void> {
  const hasCampos = plan.nuevos.some(({ personalizacion }) => personalizacion !== "[]");
  const changed = plan.changes.filter(({ despues }) => "personalizacion" in despues);
  const ids = [...(hasCampos ? added : []), ...changed.map(({ id }) => id)];
  for await (const batch of batches(ids, describedAtOnce)) {
    await describeListed(tx, { familias: [], ids: batch });
  }
}
