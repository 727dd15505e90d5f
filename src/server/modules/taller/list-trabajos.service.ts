import type { Trabajo } from "#contract/schemas/taller.ts";
import type { Db } from "../../db/database.ts";
import { selectDetalles, toDetalle } from "../pedidos/index.ts";
import { selectOpenTrabajos, selectTrabajosOf } from "./trabajos.queries.ts";

/** Those of one pedido, also ended ones; else the open ones of all. */
export async function listTrabajos(
  db: Db,
  { pedido_id }: { pedido_id?: number | undefined },
): Promise<Trabajo[]> {
  const rows =
    pedido_id === undefined ? await selectOpenTrabajos(db) : await selectTrabajosOf(db, pedido_id);
  const pedidoIds = [...new Set(rows.map((row) => row.pedido_id))];
  const detalles = await selectDetalles(db, pedidoIds);
  const byId = new Map(detalles.map((row) => [row.id, toDetalle(row)]));
  return rows.map((row) => {
    const detalle = byId.get(row.detalle_id);
    if (!detalle) throw new Error(`trabajo ${row.id} is of a line that is gone`);
    const { producto_id, nombre_producto, personalizacion, personalizacion_textos } = detalle;
    return {
      ...row,
      ...{ producto_id, nombre_producto },
      ...(personalizacion && { personalizacion }),
      ...(personalizacion_textos && { personalizacion_textos }),
    };
  });
}
