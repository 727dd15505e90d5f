import { errorMessages } from "#contract/error-messages.ts";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import type { ProductoNumbers } from "#contract/schemas/productos-admin.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { Tx } from "../../../db/database.ts";
import { AppError, notFound } from "../../../errors.ts";
import { catalogoActs, catalogoRefusals, precioMoved, stockHeld } from "../catalogo.messages.ts";
import { getProducto } from "../catalogo.service.ts";
import { catalogoChanged } from "../catalogo-changes.ts";
import type { Member } from "../familias/familias.queries.ts";
import { lockWithFamilia } from "../familias/ficha.service.ts";
import { chooseListed } from "../familias/listed.queries.ts";
import { diffFields } from "./producto-trail.ts";
import { updateProductoRow } from "./productos-admin.queries.ts";
import { refuseField } from "./refuse-field.ts";

type Change = { id: number; change: ProductoNumbers; actor: Actor; now: number };

/**
 * Sets precio or stock, each only over the number that was seen (docs/reglas.md 218). A repeated call
 * changes nothing. Throws 404, 409 with today's number, 422 for the stock of an encargo.
 */
export async function changeNumbers(
  tx: Tx,
  { id, change, actor, now }: Change,
): Promise<ProductoDetalle> {
  const before = (await lockWithFamilia(tx, id))?.producto;
  if (!before) throw notFound(errorMessages.productoNotFound);
  const antes = { precio: before.precio, stock: before.stock - before.reservado };
  const despues = { precio: change.precio ?? antes.precio, stock: change.stock ?? antes.stock };
  checkSeen(change, before);
  const diff = diffFields(antes, despues);
  const changed = Object.keys(diff.despues);
  if (changed.length > 0) {
    const isUpdated = await updateProductoRow(tx, {
      id,
      version: null,
      fields: { precio: despues.precio },
      stock: { by: despues.stock - antes.stock },
    });
    if (!isUpdated) throw refuseField(422, { stock: catalogoRefusals.stockTooLarge });
    if (before.familia_id !== null) await chooseListed(tx, [before.familia_id]);
    catalogoChanged(tx, { edited: [id] });
    const accion = actOf(changed);
    await recordAct(tx, { actor, accion, entidad: "producto", entidad_id: id, ...diff, now });
  }
  return getProducto(tx, { id, includeInactive: true });
}

function checkSeen(
  change: ProductoNumbers,
  { precio, stock, reservado, suministro }: Member,
): void {
  if (change.stock !== undefined && suministro === "encargo") {
    throw refuseField(422, { stock: catalogoRefusals.stockOfEncargo });
  }
  const disponible = stock - reservado;
  if (change.stock !== undefined && ![change.stock, change.stock_anterior].includes(disponible)) {
    const message = stockHeld(disponible);
    throw new AppError({ status: 409, message, disponible, campos: { stock: message } });
  }
  if (change.precio !== undefined && ![change.precio, change.precio_anterior].includes(precio)) {
    throw refuseField(409, { precio: precioMoved(precio) });
  }
}

function actOf(changed: readonly string[]): string {
  if (changed.length > 1) return catalogoActs.productoSaved;
  return changed[0] === "precio" ? catalogoActs.productoPrecio : catalogoActs.productoStock;
}
