import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import type { Evento, Nota } from "#contract/schemas/pedidos-admin.ts";
import type { Db, Tx } from "../../db/database.ts";

const limit = 200;

export async function selectEventos(db: Db, pedidoId: number): Promise<Evento[]> {
  return db
    .selectFrom("pedido_eventos")
    .select(["id", "estado", "motivo", "autor", "creado_en"])
    .where("pedido_id", "=", pedidoId)
    .orderBy("id")
    .limit(limit)
    .execute();
}

export type PasoRow = { pedido_id: number; estado: PedidoEstado; en: number };

/** When each pedido was first taken to preparation and delivered. */
export async function selectPasos(db: Db, pedidoIds: readonly number[]): Promise<PasoRow[]> {
  if (pedidoIds.length === 0) return [];
  const rows = await db
    .selectFrom("pedido_eventos")
    .select(["pedido_id", "estado", (eb) => eb.fn.min("creado_en").as("en")])
    .where("pedido_id", "in", [...pedidoIds])
    .where("estado", "in", ["en_preparacion", "entregado"])
    .groupBy(["pedido_id", "estado"])
    .orderBy("pedido_id")
    .limit(pedidoIds.length * 2)
    .execute();
  return rows.map((row) => ({ ...row, en: Number(row.en) }));
}

export async function selectNotas(db: Db, pedidoId: number): Promise<Nota[]> {
  return db
    .selectFrom("pedido_notas")
    .select(["id", "autor", "texto", "creado_en"])
    .where("pedido_id", "=", pedidoId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function insertNota(
  tx: Tx,
  { now, ...nota }: { pedido_id: number; autor: string; texto: string; now: number },
): Promise<number> {
  const { id } = await tx
    .insertInto("pedido_notas")
    .values({ ...nota, creado_en: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
