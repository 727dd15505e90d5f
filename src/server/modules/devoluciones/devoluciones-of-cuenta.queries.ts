import type { OwnDevolucion } from "#contract/schemas/devoluciones.ts";
import type { Db, Tx } from "../../db/database.ts";
import { erasedValues } from "../../db/personal-data/erased-values.ts";
import { deleteFotos, deleteFotosOfPedidos } from "./devolucion-fotos.queries.ts";

/** The oldest first. */
export async function selectDevolucionesOfPedidos(
  db: Db,
  pedidoIds: readonly number[],
): Promise<(Omit<OwnDevolucion, "fotos"> & { id: number })[]> {
  if (pedidoIds.length === 0) return [];
  return db
    .selectFrom("devoluciones")
    .select(["id", "pedido_id", "tipo", "solucion", "estado", "detalle", "respuesta"])
    .select(["creado_en", "respondida_en"])
    .where("pedido_id", "in", [...pedidoIds])
    .orderBy("id")
    .limit(pedidoIds.length * 100)
    .execute();
}

/** The words go, the books keep what was given back. */
export async function blankDevoluciones(
  tx: Tx,
  { usuario_id, pedidoIds }: { usuario_id: number; pedidoIds: readonly number[] },
): Promise<void> {
  if (pedidoIds.length === 0) return;
  await tx
    .updateTable("devoluciones")
    .set(erasedValues("devoluciones", usuario_id))
    .where("pedido_id", "in", [...pedidoIds])
    .execute();
  await deleteFotosOfPedidos(tx, pedidoIds);
}

/** Answers how many lost their words. */
export async function forgetDevolucionesBefore(
  tx: Tx,
  { before, limit }: { before: number; limit: number },
): Promise<number> {
  const old = await tx
    .selectFrom("devoluciones")
    .select("id")
    .where("creado_en", "<", before)
    .where((eb) => eb.or([eb("detalle", "<>", ""), eb("respuesta", "<>", "")]))
    .where("estado", "<>", "pedida")
    .orderBy("creado_en")
    .limit(limit)
    .execute();
  if (old.length === 0) return 0;
  await tx
    .updateTable("devoluciones")
    .set(erasedValues("devoluciones", 0))
    .where(
      "id",
      "in",
      old.map(({ id }) => id),
    )
    .execute();
  await deleteFotos(
    tx,
    old.map(({ id }) => id),
  );
  return old.length;
}
