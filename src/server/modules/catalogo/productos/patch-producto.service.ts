import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { Tx } from "../../../db/database.ts";
import { AppError } from "../../../errors.ts";
import { catalogoActs, catalogoRefusals } from "../catalogo.messages.ts";
import { getProducto } from "../catalogo.service.ts";
import { catalogoChanged } from "../catalogo-changes.ts";
import { lockWithFamilia } from "../familias/ficha.service.ts";
import { chooseListed } from "../familias/listed.queries.ts";
import { isMedidaByCampos } from "./medida-by-campos.ts";
import { updateProductoFlags } from "./productos-admin.queries.ts";

const flagged = ["activo", "destacado", "a_medida"] as const;
type Flagged = (typeof flagged)[number];

export type ProductoChange = { [name in Flagged]?: boolean | undefined };

type Change = { id: number; change: ProductoChange; actor: Actor; now: number };

/** Idempotent. Throws 404, and 422 where the mark cannot go (docs/reglas.md 178). */
export async function patchProducto(
  tx: Tx,
  { id, change, actor, now }: Change,
): Promise<ProductoDetalle> {
  const locked = await lockWithFamilia(tx, id);
  const before = locked?.producto;
  if (change.a_medida === false && before && isMedidaByCampos(before)) {
    const message = catalogoRefusals.medidaByCampos;
    throw new AppError({ status: 422, message, campos: { a_medida: message } });
  }
  const relatives = locked?.relatives.map((relative) => relative.id) ?? [];
  const { activo: _, ...ofFicha } = change;
  const changed = await updateFlags(tx, { ids: [id], change });
  changed.push(...(await updateFlags(tx, { ids: relatives, change: ofFicha })));
  if (before?.familia_id) await chooseListed(tx, [before.familia_id]);
  const producto = await getProducto(tx, { id, includeInactive: true });
  if (!before || changed.length === 0) return producto;
  const names = flagged.filter((name) => (before[name] === 1) !== producto[name]);
  catalogoChanged(tx, { edited: [id, ...relatives] });
  await recordAct(tx, {
    actor,
    accion: actOf(change),
    entidad: "producto",
    entidad_id: id,
    antes: Object.fromEntries(names.map((name) => [name, before[name] === 1])),
    despues: Object.fromEntries(names.map((name) => [name, producto[name]])),
    now,
  });
  return producto;
}

/** The ids that changed. */
async function updateFlags(
  tx: Tx,
  { ids, change }: { ids: number[]; change: ProductoChange },
): Promise<number[]> {
  const told = flagged.filter((name) => change[name] !== undefined);
  if (told.length * ids.length === 0) return [];
  const flags = Object.fromEntries(told.map((name) => [name, change[name] ? 1 : 0] as const));
  return updateProductoFlags(tx, { ids, ...flags });
}

function actOf({ activo, destacado, a_medida }: ProductoChange): string {
  if (activo !== undefined) {
    return activo ? catalogoActs.productoActivated : catalogoActs.productoDeactivated;
  }
  if (destacado !== undefined) {
    return destacado ? catalogoActs.productoDestacado : catalogoActs.productoNotDestacado;
  }
  return a_medida ? catalogoActs.productoAMedida : catalogoActs.productoNotAMedida;
}
