import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { Tx } from "../../../db/database.ts";
import { catalogoActs } from "../catalogo.messages.ts";
import { getProducto } from "../catalogo.service.ts";
import { bumpEdited } from "../catalogo-version.queries.ts";
import { lockProducto, updateProductoFlags } from "./productos-admin.queries.ts";

export type ProductoChange = { activo?: boolean | undefined; destacado?: boolean | undefined };

type Change = { id: number; change: ProductoChange; actor: Actor; now: number };

/** Idempotent. Throws 404. */
export async function patchProducto(
  tx: Tx,
  { id, change, actor, now }: Change,
): Promise<ProductoDetalle> {
  const before = await lockProducto(tx, id);
  const isChanged = await updateProductoFlags(tx, {
    id,
    ...(change.activo === undefined ? {} : { activo: change.activo ? 1 : 0 }),
    ...(change.destacado === undefined ? {} : { destacado: change.destacado ? 1 : 0 }),
  });
  const producto = await getProducto(tx, { id, includeInactive: true });
  if (!before || !isChanged) return producto;
  const antes = { activo: before.activo === 1, destacado: before.destacado === 1 };
  const names = (["activo", "destacado"] as const).filter((name) => antes[name] !== producto[name]);
  await bumpEdited(tx, [id]);
  await recordAct(tx, {
    actor,
    accion: actOf(change),
    entidad: "producto",
    entidad_id: id,
    antes: Object.fromEntries(names.map((name) => [name, antes[name]])),
    despues: Object.fromEntries(names.map((name) => [name, producto[name]])),
    now,
  });
  return producto;
}

function actOf({ activo, destacado }: ProductoChange): string {
  if (activo !== undefined) {
    return activo ? catalogoActs.productoActivated : catalogoActs.productoDeactivated;
  }
  return destacado ? catalogoActs.productoDestacado : catalogoActs.productoNotDestacado;
}
