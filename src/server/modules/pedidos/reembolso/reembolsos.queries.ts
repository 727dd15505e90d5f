import type { Selectable } from "kysely";
import { maxLineaRows } from "#contract/values/producto/cantidad.ts";
import type { Db, Tx } from "../../../db/database.ts";
import type { ReembolsoLineasTable, ReembolsosTable } from "../../../db/schema/pedidos.ts";

const columns = [
  "id",
  "pedido_id",
  "intento_id",
  "monto",
  "despacho",
  "motivo",
  "reponer_stock",
  "estado",
  "tipo",
  "error",
  "autor",
  "clave",
  "devuelto_antes",
  "creado_en",
  "enviado_en",
  "sin_respuesta",
  "hecho_en",
] as const;

/** Each gives back one unit or the rest at least. */
const maxOfPedido = 200;

export type ReembolsoRow = Selectable<ReembolsosTable>;
export type ReembolsoLinea = ReembolsoLineasTable;

export async function selectReembolso(db: Db, id: number): Promise<ReembolsoRow | undefined> {
  return db.selectFrom("reembolsos").select(columns).where("id", "=", id).executeTakeFirst();
}

/** There is at most one: a unique index keeps it. */
export async function selectPendingReembolso(
  db: Db,
  pedidoId: number,
): Promise<ReembolsoRow | undefined> {
  return db
    .selectFrom("reembolsos")
    .select(columns)
    .where("pedido_id", "=", pedidoId)
    .where("estado", "=", "pendiente")
    .executeTakeFirst();
}

/** Reembolsos of all these pedidos, the oldest first. */
export async function selectReembolsos(
  db: Db,
  pedidoIds: readonly number[],
): Promise<ReembolsoRow[]> {
  if (pedidoIds.length === 0) return [];
  return db
    .selectFrom("reembolsos")
    .select(columns)
    .where("pedido_id", "in", [...pedidoIds])
    .orderBy("pedido_id")
    .orderBy("id")
    .limit(pedidoIds.length * maxOfPedido)
    .execute();
}

export async function selectReembolsoLineas(
  db: Db,
  reembolsoIds: readonly number[],
): Promise<ReembolsoLinea[]> {
  if (reembolsoIds.length === 0) return [];
  return db
    .selectFrom("reembolso_lineas")
    .select(["reembolso_id", "detalle_id", "cantidad"])
    .where("reembolso_id", "in", [...reembolsoIds])
    .orderBy("reembolso_id")
    .orderBy("detalle_id")
    .limit(reembolsoIds.length * maxLineaRows)
    .execute();
}

export type NewReembolso = {
  pedido_id: number;
  intento_id: number;
  monto: number;
  despacho: number;
  motivo: string;
  reponer_stock: boolean;
  autor: string;
  clave: string | null;
  devuelto_antes: number;
  lineas: readonly { detalle_id: number; cantidad: number }[];
  now: number;
};

/** Answers its id. The pedido is locked and has none pending. */
export async function insertReembolso(
  tx: Tx,
  { now, reponer_stock, lineas, ...reembolso }: NewReembolso,
): Promise<number> {
  const { id } = await tx
    .insertInto("reembolsos")
    .values({
      ...reembolso,
      reponer_stock: reponer_stock ? 1 : 0,
      estado: "pendiente",
      creado_en: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (lineas.length > 0) {
    await tx
      .insertInto("reembolso_lineas")
      .values(
        lineas.map(({ detalle_id, cantidad }) => ({ reembolso_id: id, detalle_id, cantidad })),
      )
      .execute();
  }
  return id;
}

type Noted = { id: number; error: string; isRefused: boolean };

/** `error` is for people. A refusal answers the request that was sent last; nothing else does. */
export async function noteReembolsoError(db: Db, { id, error, isRefused }: Noted): Promise<void> {
  await db
    .updateTable("reembolsos")
    .set({ error, ...(isRefused && { sin_respuesta: 0 }) })
    .where("id", "=", id)
    .where("estado", "=", "pendiente")
    .execute();
}

type Sending = { id: number; seen: number | null; error: string; now: number };

/**
 * Before the provider is asked. False when another process asked since `seen`, the `enviado_en` that the
 * caller read: its lease was lost.
 */
export async function markReembolsoSent(
  db: Db,
  { id, seen, error, now }: Sending,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("reembolsos")
    .set({ error, enviado_en: now, sin_respuesta: 1 })
    .where("id", "=", id)
    .where("estado", "=", "pendiente")
    .where("enviado_en", seen === null ? "is" : "=", seen)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** `tipo` is the provider's word. False when it was marked before. */
export async function markReembolsoDone(
  tx: Tx,
  { id, tipo, now }: { id: number; tipo: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("reembolsos")
    .set({ estado: "hecho", tipo, error: null, sin_respuesta: 0, hecho_en: now })
    .where("id", "=", id)
    .where("estado", "=", "pendiente")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The money of a pedido that went back. False when it would be more than was paid. */
export async function addDevuelto(
  tx: Tx,
  { pedido_id, monto }: { pedido_id: number; monto: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("pedidos")
    .set((eb) => ({ devuelto: eb("devuelto", "+", monto) }))
    .where("id", "=", pedido_id)
    .where((eb) => eb(eb("devuelto", "+", monto), "<=", eb.ref("total")))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Its lines go with it. False when it is done. */
export async function deleteReembolso(tx: Tx, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("reembolsos")
    .where("id", "=", id)
    .where("estado", "=", "pendiente")
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
