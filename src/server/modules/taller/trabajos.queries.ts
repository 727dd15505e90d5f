import { type Selectable, sql } from "kysely";
import type { FallaMotivo, TrabajoEstado } from "#contract/schemas/taller.ts";
import type { Db, Tx } from "../../db/database.ts";
import { literal, prepareForRows } from "../../db/prepared.ts";
import type { TrabajosTable } from "../../db/schema/taller.ts";
import type { Printing } from "./recetas/current-recetas.ts";
import {
  checkedTrabajoEstados,
  openTrabajoEstados,
  waitingTrabajoEstados,
} from "./trabajo-transitions.ts";

/** More wait in no workshop. */
export const maxOpenTrabajos = 5_000;
/** Units of one pedido, with those that were done again. */
const maxOfPedido = 20_000;

const columns = [
  ...(["id", "pedido_id", "detalle_id", "unidad", "tipo", "estado"] as const),
  ...(["motivo", "receta_id", "gramos", "placa"] as const),
] as const;

export type TrabajoRow = Pick<Selectable<TrabajosTable>, (typeof columns)[number]>;

const newColumns = [
  ...(["pedido_id", "detalle_id", "unidad", "tipo", "reemplaza"] as const),
  ...(["receta_id", "gramos"] as const),
] as const;
export type NewTrabajo = Pick<Selectable<TrabajosTable>, (typeof newColumns)[number]>;

const newTrabajos = prepareForRows(newColumns, (db, rows: NewTrabajo[], { now }: { now: number }) =>
  db
    .insertInto("trabajos")
    .values(rows.map((row) => ({ ...row, estado: "en_cola", creado_en: now, movido_en: now }))),
);

export async function insertTrabajos(
  tx: Tx,
  { rows, now }: { rows: readonly NewTrabajo[]; now: number },
): Promise<void> {
  if (rows.length > 0) await newTrabajos(tx, rows, { now });
}

export async function selectTrabajosOf(db: Db, pedidoId: number): Promise<TrabajoRow[]> {
  return db
    .selectFrom("trabajos")
    .select(columns)
    .where("pedido_id", "=", pedidoId)
    .orderBy("id")
    .limit(maxOfPedido)
    .execute();
}

/** The oldest first. */
export async function selectOpenTrabajos(db: Db): Promise<TrabajoRow[]> {
  return db
    .selectFrom("trabajos")
    .select(columns)
    .where("estado", "in", openTrabajoEstados.map(literal))
    .orderBy("id")
    .limit(maxOpenTrabajos)
    .execute();
}

/** Prints that nobody has checked, but for those that wait for an answer to their retracto. */
export async function countUncheckedPrints(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("trabajos")
    .select(sql<number>`cast(count(*) as integer)`.as("total"))
    .where("estado", "in", openTrabajoEstados.map(literal))
    .where("estado", "not in", ["revisado", "en_pausa"])
    .where("tipo", "=", "imprimir")
    .executeTakeFirstOrThrow();
  return total;
}

/** Grams that prints will take which have not begun, and how many take the same. */
export async function selectWaitingGramos(db: Db): Promise<{ gramos: string; total: number }[]> {
  return db
    .selectFrom("trabajos")
    .select(["gramos", sql<number>`cast(count(*) as integer)`.as("total")])
    .where("estado", "in", openTrabajoEstados.map(literal))
    .where("estado", "in", [...waitingTrabajoEstados])
    .groupBy("gramos")
    .orderBy("gramos")
    .limit(maxOpenTrabajos)
    .execute();
}

const printedEstados = literals("impreso", "revisado", "embalado");
const checkedEstados = literals(...checkedTrabajoEstados);

/** Prints of these pedidos, without those that do not count. */
export async function countPiezas(db: Db, pedidoIds: readonly number[]) {
  if (pedidoIds.length === 0) return [];
  return db
    .selectFrom("trabajos")
    .select(["pedido_id", sql<number>`cast(count(*) as integer)`.as("total")])
    .select([
      sql<number>`cast(sum(case when estado in (${printedEstados}) then 1 else 0 end) as integer)`.as(
        "impresas",
      ),
      sql<number>`cast(sum(case when estado in (${checkedEstados}) then 1 else 0 end) as integer)`.as(
        "revisadas",
      ),
    ])
    .where("pedido_id", "in", [...pedidoIds])
    .where("tipo", "=", "imprimir")
    .where("estado", "not in", ["fallido", "detenido"])
    .groupBy("pedido_id")
    .orderBy("pedido_id")
    .limit(pedidoIds.length)
    .execute();
}

function literals(...estados: readonly TrabajoEstado[]) {
  return sql.join(estados.map(literal));
}

export async function selectTrabajosById(db: Db, ids: readonly number[]): Promise<TrabajoRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("trabajos")
    .select(columns)
    .where("id", "in", [...ids])
    .orderBy("id")
    .limit(ids.length)
    .execute();
}

type Move = { ids: readonly number[]; to: TrabajoEstado; now: number };

/** Their pedido is locked, so nothing else has moved them. Answers what they take: a new receta may have changed it. */
export async function moveTrabajos(tx: Tx, { ids, to, now }: Move): Promise<{ gramos: string }[]> {
  if (ids.length === 0) return [];
  return tx
    .updateTable("trabajos")
    .set({ estado: to, placa: null, movido_en: now })
    .where("id", "in", [...ids])
    .returning("gramos")
    .execute();
}

/** Their pedidos are locked. */
export async function setPlaca(
  tx: Tx,
  { ids, placa }: { ids: readonly number[]; placa: number | null },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("trabajos")
    .set({ placa })
    .where("id", "in", [...ids])
    .execute();
}

/** Those that no printer has begun. */
export async function equipTrabajos(
  tx: Tx,
  { ids, printing }: { ids: readonly number[]; printing: Printing },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("trabajos")
    .set(printing)
    .where("id", "in", [...ids])
    .where("estado", "in", [...waitingTrabajoEstados])
    .execute();
}

export async function failTrabajos(
  tx: Tx,
  { ids, motivo, now }: Omit<Move, "to"> & { motivo: FallaMotivo },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("trabajos")
    .set({ estado: "fallido", motivo, movido_en: now })
    .where("id", "in", [...ids])
    .execute();
}

export async function stopTrabajos(tx: Tx, { ids, now }: Omit<Move, "to">): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("trabajos")
    .set((eb) => ({ estado: "detenido", antes: eb.ref("estado"), placa: null, movido_en: now }))
    .where("id", "in", [...ids])
    .execute();
}

/** Stopped ones go on where they were. */
export async function wakeTrabajos(tx: Tx, { ids, now }: Omit<Move, "to">): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("trabajos")
    .set((eb) => ({ estado: eb.ref("antes").$notNull(), antes: null, movido_en: now }))
    .where("id", "in", [...ids])
    .execute();
}
