import { errorMessages } from "#contract/error-messages.ts";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors.ts";
import { catalogoActs } from "../catalogo.messages.ts";
import { getProducto } from "../catalogo.service.ts";
import { catalogoChanged } from "../catalogo-changes.ts";
import { lockWithFamilia, pickFicha, shareFicha } from "../familias/ficha.service.ts";
import { chooseListed } from "../familias/listed.queries.ts";
import { lockCategoria } from "./productos-admin.queries.ts";
import { checkCategoria } from "./productos-admin.service.ts";

type Change = { id: number; categoria_id: number; actor: Actor; now: number };

/**
 * Moves a producto to another categoria, with all of its familia (docs/reglas.md 206). A repeated call changes nothing.
 * Throws 404, and 422 for an unknown categoria.
 */
export async function changeCategoria(
  tx: Tx,
  { id, categoria_id, actor, now }: Change,
): Promise<ProductoDetalle> {
  // Categoria before producto, as a rename locks them, or they could deadlock.
  const { nombre } = checkCategoria(await lockCategoria(tx, categoria_id));
  const locked = await lockWithFamilia(tx, id);
  if (!locked) throw notFound(errorMessages.productoNotFound);
  const { producto } = locked;
  if (producto.categoria_id !== categoria_id) {
    const rows = [producto, ...locked.relatives];
    const ficha = { ...pickFicha(producto), categoria_id };
    await shareFicha(tx, { ficha, rows, categoria: nombre });
    if (producto.familia_id !== null) await chooseListed(tx, [producto.familia_id]);
    catalogoChanged(tx, { edited: rows.map((row) => row.id) });
    await recordAct(tx, {
      actor,
      accion: catalogoActs.productoCategoria,
      entidad: "producto",
      entidad_id: id,
      antes: { categoria_id: producto.categoria_id },
      despues: { categoria_id },
      now,
    });
  }
  return getProducto(tx, { id, includeInactive: true });
}
