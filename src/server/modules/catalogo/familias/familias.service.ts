import { errorMessages } from "#contract/error-messages.ts";
import type { Eje } from "#contract/schemas/ejes.ts";
import type { Familia, SaveFamilia } from "#contract/schemas/familias.ts";
import { byValores } from "#contract/values/producto/variante.ts";
import { type Act, type Actor, recordAct, recordActs } from "../../../audit/index.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { conflict, notFound } from "../../../errors.ts";
import { catalogoRefusals } from "../catalogo.messages.ts";
import { findImagenPaths } from "../catalogo.service.ts";
import { catalogoChanged } from "../catalogo-changes.ts";
import { listNewColores } from "../colores/list-new-colores.ts";
import { lockCategoria } from "../productos/productos-admin.queries.ts";
import { refillCupos } from "../stock/cupos.queries.ts";
import { checkMembers, checkSkus } from "./check-variantes.ts";
import { describeListed } from "./describe-listed.ts";
import { familiaActs as acts } from "./familias.messages.ts";
import {
  deleteFamilia,
  insertFamilia,
  lockFamilia,
  lockMembers,
  type Member,
  rateFamilia,
  releaseMembers,
  selectFamilia,
  selectFicha,
  selectMembers,
  updateFamilia,
} from "./familias.queries.ts";
import { pickFicha } from "./ficha.service.ts";
import { chooseListed } from "./listed.queries.ts";
import { writeVariante } from "./write-variante.ts";

/** That of a producto; of one without, itself alone. Throws 404. */
export async function getFamilia(db: Db, id: number): Promise<Familia> {
  const known = await selectFicha(db, id);
  if (!known) throw notFound(errorMessages.productoNotFound);
  const familia = known.familia_id === null ? undefined : await selectFamilia(db, known.familia_id);
  const rows = await selectMembers(db, { ids: [id], familia: known.familia_id });
  const ejes = familia ? (JSON.parse(familia.ejes) as Eje[]) : [];
  const nombre = familia?.nombre ?? rows.find((row) => row.id === id)?.nombre ?? "";
  const imagenes = await findImagenPaths(
    db,
    rows.map((row) => row.id),
  );
  const variantes = rows.map((row) => toVariante(row, imagenes.get(row.id)?.[0]));
  return { nombre, ejes, variantes: variantes.toSorted(byValores(ejes)) };
}

function toVariante(row: Member, imagen: string | undefined): Familia["variantes"][number] {
  const { id, version, nombre, sku, precio, suministro } = row;
  return {
    ...{ id, version, nombre, sku, precio, suministro },
    valores: JSON.parse(row.valores) as string[],
    stock: row.stock - row.reservado,
    activo: row.activo === 1,
    imagen: imagen ?? null,
  };
}

type By = { id: number; actor: Actor; now: number };

/**
 * docs/reglas.md 206. New variantes are copies of the producto, without its pictures; others take what all of a familia
 * have in common from it. Throws 404, 409 for a stale version, a taken SKU and units that payments hold, 422.
 */
export async function saveFamilia(
  tx: Tx,
  { id, form, actor, now }: By & { form: SaveFamilia },
): Promise<Familia> {
  const known = await selectFicha(tx, id);
  const categoria = known && (await lockCategoria(tx, known.categoria_id));
  if (!categoria) throw notFound(errorMessages.productoNotFound);
  await listNewColores(tx, coloresOf(form.ejes), "ejes");
  const before = known.familia_id === null ? undefined : await lockFamilia(tx, known.familia_id);
  const sent = form.variantes.flatMap((row) => row.id ?? []);
  const rows = await lockMembers(tx, { ids: [id, ...sent], familia: known.familia_id });
  const head = rows.find((row) => row.id === id);
  if (head?.familia_id !== known.familia_id || head.categoria_id !== known.categoria_id) {
    throw conflict(catalogoRefusals.stale);
  }
  checkMembers(form, { head: id, rows, familia: known.familia_id });
  await checkSkus(tx, form);
  const saved = { nombre: form.nombre, ejes: JSON.stringify(form.ejes) };
  const familia = known.familia_id ?? (await insertFamilia(tx, saved));
  if (known.familia_id !== null) {
    await updateFamilia(tx, { id: familia, ...saved });
    await releaseMembers(tx, familia);
  }
  const shared = { ficha: pickFicha(head), categoria: categoria.nombre, familia, form, now };
  const written = [];
  for (const [at, row] of form.variantes.entries()) {
    const member = rows.find((it) => it.id === row.id);
    written.push(await writeVariante(tx, { ...shared, row, at, model: head, member }));
  }
  const ids = written.map((it) => it.id);
  const encargos = written.filter((it) => it.suministro === "encargo").map((it) => it.id);
  if (encargos.length > 0) await refillCupos(tx, { ids: encargos.toSorted((a, b) => a - b), now });
  await chooseListed(tx, [familia]);
  const left = rows.map((row) => row.id).filter((it) => !ids.includes(it));
  if (left.length > 0) await describeListed(tx, { familias: [], ids: left });
  await rateFamilia(tx, [...ids, ...left]);
  catalogoChanged(tx, { edited: new Set([...ids, ...rows.map((row) => row.id)]) });
  const whole: Act = {
    ...{ actor, now, entidad: "familia", entidad_id: familia },
    accion: before ? acts.saved : acts.created,
    antes: before ? { nombre: before.nombre, ejes: JSON.parse(before.ejes) as unknown } : null,
    despues: { nombre: form.nombre, ejes: form.ejes, variantes: ids },
  };
  const each = written.flatMap(({ id: entidad_id, change }) =>
    change ? [{ ...whole, ...change, entidad: "producto" as const, entidad_id }] : [],
  );
  await recordActs(tx, [whole, ...each]);
  return getFamilia(tx, id);
}

/** Idempotent: its variantes stay, with their names. Throws 404. */
export async function dissolveFamilia(tx: Tx, { id, actor, now }: By): Promise<void> {
  const known = await selectFicha(tx, id);
  if (!known) throw notFound(errorMessages.productoNotFound);
  const familia = known.familia_id === null ? undefined : await lockFamilia(tx, known.familia_id);
  if (!familia) return;
  const rows = await lockMembers(tx, { ids: [], familia: familia.id });
  await releaseMembers(tx, familia.id);
  await deleteFamilia(tx, familia.id);
  const variantes = rows.map((row) => row.id);
  await describeListed(tx, { familias: [], ids: variantes });
  await rateFamilia(tx, variantes);
  catalogoChanged(tx, { edited: variantes });
  const antes = { nombre: familia.nombre, ejes: JSON.parse(familia.ejes) as unknown, variantes };
  await recordAct(tx, {
    ...{ actor, now, accion: acts.dissolved, entidad: "familia", entidad_id: familia.id },
    ...{ antes, despues: null },
  });
}

/** In the form in which productos offer them. */
function coloresOf(ejes: readonly Eje[]) {
  return ejes.map(({ tipo, valores }) => ({ tipo, opciones: valores }));
}
