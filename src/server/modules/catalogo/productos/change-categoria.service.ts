import { errorMessages } from "#contract/error-messages.ts";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { type Actor, recordAct } from "../../../audit/index.ts";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors.ts";
import { catalogoActs, catalogoRefusals } from "../catalogo.messages.ts";
import { getProducto } from "../catalogo.service.ts";
import { catalogoChanged } from "../catalogo-changes.ts";
import { reviseProducto } from "../familias/familias.queries.ts";
import { lockWithFamilia } from "../familias/ficha.service.ts";
import { chooseListed } from "../familias/listed.queries.ts";
import { productoBusqueda } from "./producto-busqueda.ts";
import { lockCategoria } from "./productos-admin.queries.ts";
import { refuseField } from "./refuse-field.ts";

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
  const categoria = await lockCategoria(tx, categoria_id);
  if (!categoria) throw refuseField(422, { categoria_id: catalogoRefusals.categoriaUnknown });
  const locked = await lockWithFamilia(tx, id);
  if (!locked) throw notFound(errorMessages.productoNotFound);
  const { producto, relatives } = locked;
  const moved = [producto, ...relatives].filter((row) => row.categoria_id !== categoria_id);
  for (const row of moved) {
    const busqueda = productoBusqueda({ ...row, categoria: categoria.nombre });
    await reviseProducto(tx, { id: row.id, categoria_id, busqueda });
  }
  if (moved.length > 0) {
    if (producto.familia_id !== null) await chooseListed(tx, [producto.familia_id]);
    catalogoChanged(tx, { edited: moved.map((row) => row.id) });
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
