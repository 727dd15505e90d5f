import type { Trabajo } from "#contract/schemas/taller.ts";
import type { Db } from "../../db/database.ts";
import { selectMateriales } from "../catalogo/index.ts";
import { pedidoNumero, selectDetalles, selectPedidoFacts, toDetalle } from "../pedidos/index.ts";
import { selectPhotographed } from "./trabajo-fotos.queries.ts";
import { selectOpenTrabajos, selectTrabajosOf } from "./trabajos.queries.ts";

/** Those of one pedido, also ended ones, by id; else the open ones of all, the earliest promise first. */
export async function listTrabajos(
  db: Db,
  { pedido_id }: { pedido_id?: number | undefined },
): Promise<Trabajo[]> {
  if (pedido_id !== undefined) return describe(db, await selectTrabajosOf(db, pedido_id));
  const open = await describe(db, await selectOpenTrabajos(db));
  return open.toSorted((a, b) => deadlineOf(a).localeCompare(deadlineOf(b)) || a.id - b.id);
}

/** Without a promise it comes last. */
function deadlineOf({ hasta }: Trabajo): string {
  return hasta ?? "9999";
}

async function describe(
  db: Db,
  rows: Awaited<ReturnType<typeof selectTrabajosOf>>,
): Promise<Trabajo[]> {
  const pedidoIds = [...new Set(rows.map((row) => row.pedido_id))];
  const pedidos = await selectPedidoFacts(db, pedidoIds);
  const lines = (await selectDetalles(db, pedidoIds)).map(toDetalle);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const materiales = await selectMateriales(db, [...new Set(lines.map((it) => it.producto_id))]);
  const photographed = new Set((await selectPhotographed(db, pedidoIds)).map(({ id }) => id));
  return rows.map((row) => {
    const line = byId.get(row.detalle_id);
    if (!line) throw new Error(`trabajo ${row.id} is of a line that is gone`);
    const { producto_id, nombre_producto, personalizacion, personalizacion_textos } = line;
    return {
      ...row,
      ...{ producto_id, nombre_producto },
      ...(personalizacion && { personalizacion }),
      ...(personalizacion_textos && { personalizacion_textos }),
      numero: pedidoNumero(row.pedido_id),
      material: materiales.get(producto_id) ?? "",
      hasta: pedidos.of(row.pedido_id).despacho_hasta,
      tiene_foto: photographed.has(row.id),
    };
  });
}
