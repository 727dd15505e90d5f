import { sql } from "kysely";
import { days } from "../../../clock.ts";
import type { Db, Tx } from "../../../db/database.ts";
import {
  holdStock,
  type Movement,
  putBackStock,
  releaseStock,
  sellHeldStock,
} from "./stock.queries.ts";

const confirmingMs = days(30);

/**
 * Holds productos in ascending id (docs/reglas.md 87). Answers the first that cannot be held: the
 * caller must roll back.
 */
export async function reserve(
  tx: Tx,
  hold: { intento_id: number; usuario_id: number; expira_en: number; lines: Movement[] },
): Promise<{ missing: number | null }> {
  const lines = hold.lines.toSorted((a, b) => a.producto_id - b.producto_id);
  for (const { producto_id, cantidad } of lines) {
    if (!(await holdStock(tx, { producto_id, cantidad }))) return { missing: producto_id };
    await tx
      .insertInto("reservas")
      .values({
        intento_id: hold.intento_id,
        usuario_id: hold.usuario_id,
        producto_id,
        cantidad,
        estado: "abierta",
        expira_en: hold.expira_en,
      })
      .execute();
  }
  return { missing: null };
}

async function selectReservas(tx: Tx, intentoId: number) {
  return tx
    .selectFrom("reservas")
    .select(["id", "producto_id", "cantidad", "estado"])
    .where("intento_id", "=", intentoId)
    .orderBy("producto_id")
    .limit(200)
    .forUpdate()
    .execute();
}

type ReservaEstado = "abierta" | "liberada" | "vendida";
type ReservaMove = { id: number; from: ReservaEstado; to: ReservaEstado; expira_en?: number };

async function moveReserva(
  tx: Tx,
  { id, from, to: estado, ...set }: ReservaMove,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("reservas")
    .set({ ...set, estado })
    .where("id", "=", id)
    .where("estado", "=", from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Before a commit: holds every line of the intento, expired ones again, and keeps them from
 * expiring. False when stock is gone.
 */
export async function keepReservas(
  tx: Tx,
  { intento_id, now }: { intento_id: number; now: number },
): Promise<boolean> {
  for (const reserva of await selectReservas(tx, intento_id)) {
    if (reserva.estado === "vendida") return false;
    if (reserva.estado === "liberada" && !(await holdStock(tx, reserva))) return false;
    const { id, estado: from } = reserva;
    const expira_en = now + confirmingMs;
    if (!(await moveReserva(tx, { id, from, to: "abierta", expira_en }))) return false;
  }
  return true;
}

/** Nobody confirms the intento any more, so its reservas may expire. */
export async function letReservasExpire(
  tx: Tx,
  { intento_id, expira_en }: { intento_id: number; expira_en: number },
): Promise<void> {
  await tx
    .updateTable("reservas")
    .set({ expira_en })
    .where("intento_id", "=", intento_id)
    .where("estado", "=", "abierta")
    .execute();
}

/** Idempotent. */
export async function releaseReservas(tx: Tx, intentoId: number): Promise<void> {
  for (const reserva of await selectReservas(tx, intentoId)) {
    if (reserva.estado !== "abierta") continue;
    if (await moveReserva(tx, { id: reserva.id, from: "abierta", to: "liberada" })) {
      await releaseStock(tx, reserva);
    }
  }
}

/** False when a line is not held: the caller must roll back. */
export async function sellReservas(tx: Tx, intentoId: number): Promise<boolean> {
  const reservas = await selectReservas(tx, intentoId);
  for (const reserva of reservas) {
    if (!(await moveReserva(tx, { id: reserva.id, from: "abierta", to: "vendida" }))) return false;
    if (!(await sellHeldStock(tx, reserva))) return false;
  }
  return reservas.length > 0;
}

/** Idempotent. */
export async function returnSoldReservas(tx: Tx, intentoId: number): Promise<void> {
  for (const reserva of await selectReservas(tx, intentoId)) {
    if (reserva.estado !== "vendida") continue;
    if (await moveReserva(tx, { id: reserva.id, from: "vendida", to: "liberada" })) {
      await putBackStock(tx, reserva);
    }
  }
}

/** Answers the productos that have units again. */
export async function releaseExpired(tx: Tx, now: number): Promise<number[]> {
  const expired = await tx
    .selectFrom("reservas")
    .select(["id", "producto_id", "cantidad"])
    .where("estado", "=", "abierta")
    .where("expira_en", "<=", now)
    .orderBy("producto_id")
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const reserva of expired) {
    if (await moveReserva(tx, { id: reserva.id, from: "abierta", to: "liberada" })) {
      await releaseStock(tx, reserva);
    }
  }
  return [...new Set(expired.map(({ producto_id }) => producto_id))];
}

/** What one person holds unpaid, by producto. */
export async function selectHeldBy(tx: Tx, usuarioId: number): Promise<Movement[]> {
  const rows = await tx
    .selectFrom("reservas")
    .select((eb) => ["producto_id", eb.fn.sum<number>("cantidad").as("cantidad")])
    .where("usuario_id", "=", usuarioId)
    // A literal: SQLite uses its partial index only for that.
    .where(sql<boolean>`estado = 'abierta'`)
    .groupBy("producto_id")
    .orderBy("producto_id")
    .execute();
  return rows.map(({ producto_id, cantidad }) => ({ producto_id, cantidad: Number(cantidad) }));
}

export async function countOpenReservas(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("reservas")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    // A literal: SQLite uses its partial index only for that.
    .where(sql<boolean>`estado = 'abierta'`)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** People who hold at least so many units unpaid. */
export async function countLargeHolds(db: Db, units: number): Promise<number> {
  const { total } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom("reservas")
        .select("usuario_id")
        .where(sql<boolean>`estado = 'abierta'`)
        .groupBy("usuario_id")
        .having((having) => having.fn.sum("cantidad"), ">=", units)
        .as("grandes"),
    )
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Units that these intentos hold. */
export async function sumHeldOf(tx: Tx, intentoIds: readonly number[]): Promise<number> {
  if (intentoIds.length === 0) return 0;
  const { units } = await tx
    .selectFrom("reservas")
    .select((eb) => eb.fn.sum<number | null>("cantidad").as("units"))
    .where("intento_id", "in", [...intentoIds])
    .where("estado", "=", "abierta")
    .executeTakeFirstOrThrow();
  return Number(units ?? 0);
}
