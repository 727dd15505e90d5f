import { maxLineaRows } from "#contract/values/producto/cantidad.ts";
import type { Tx } from "../../../db/database.ts";
import { literal, prepare, prepareForRows } from "../../../db/prepared.ts";
import { days } from "../../../time/clock.ts";
import { holdStock, type Movement, putBackStock, releaseStock } from "./stock.queries.ts";
import { holdReserved, sellReserved } from "./stock-of-intento.queries.ts";

const confirmingMs = days(30);

type NewReservas = { intento_id: number; usuario_id: number; expira_en: number };

const insertReservas = prepareForRows(
  ["producto_id", "cantidad"],
  (db, lines: Pick<Movement, "producto_id" | "cantidad">[], hold: NewReservas) => {
    const { intento_id, usuario_id, expira_en } = hold;
    const own = { intento_id, usuario_id, estado: "abierta", expira_en } as const;
    return db.insertInto("reservas").values(lines.map((line) => ({ ...line, ...own })));
  },
);

/**
 * Holds productos in ascending id (docs/reglas.md 87). Answers the first that cannot be held: the
 * caller must roll back.
 */
export async function reserve(
  tx: Tx,
  { lines, ...hold }: NewReservas & { lines: readonly Movement[] },
): Promise<{ missing: number | null }> {
  const sorted = lines.toSorted((a, b) => a.producto_id - b.producto_id);
  await insertReservas(tx, sorted, hold);
  const held = new Set(await holdReserved(tx, hold.intento_id));
  const missing = sorted.find(({ producto_id }) => !held.has(producto_id));
  return { missing: missing?.producto_id ?? null };
}

const reservasOf = prepare((db, { intentoId }: { intentoId: number }) =>
  db
    .selectFrom("reservas")
    .select(["id", "producto_id", "cantidad", "estado"])
    .where("intento_id", "=", intentoId)
    .orderBy("producto_id")
    .limit(maxLineaRows)
    .forUpdate(),
);

/** For an intento whose lines are moved later in the transaction. */
export async function lockReservas(tx: Tx, intentoId: number): Promise<void> {
  await reservasOf(tx, { intentoId });
}

async function selectReservas(tx: Tx, intentoId: number) {
  return (await reservasOf(tx, { intentoId })).rows;
}

type ReservaEstado = "abierta" | "liberada" | "vendida";
type ReservaMove = { id: number; from: ReservaEstado; to: ReservaEstado };

async function moveReserva(tx: Tx, { id, from, to: estado }: ReservaMove): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("reservas")
    .set({ estado })
    .where("id", "=", id)
    .where("estado", "=", from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** `again`: lines that had expired were held anew. `gone`: the caller must close the intento. */
export type Held = "still" | "again" | "gone";

/** Locks the lines of the intento and holds every one, expired ones again. */
export async function holdReservas(tx: Tx, intentoId: number, hold = holdStock): Promise<Held> {
  let held: Held = "still";
  for (const reserva of await selectReservas(tx, intentoId)) {
    const { id, estado: from } = reserva;
    if (from === "abierta") continue;
    if (from === "vendida" || !(await hold(tx, reserva))) return "gone";
    if (!(await moveReserva(tx, { id, from, to: "abierta" }))) return "gone";
    held = "again";
  }
  return held;
}

/** Before a commit: the same, and keeps them from expiring. */
export async function keepReservas(
  tx: Tx,
  { intento_id, now }: { intento_id: number; now: number },
): Promise<Held> {
  const held = await holdReservas(tx, intento_id);
  if (held !== "gone") await letReservasExpire(tx, { intento_id, expira_en: now + confirmingMs });
  return held;
}

const setExpiry = prepare((db, { intento_id, expira_en }: Expiry) =>
  db
    .updateTable("reservas")
    .set({ expira_en })
    .where("intento_id", "=", intento_id)
    .where("estado", "=", literal("abierta")),
);

type Expiry = { intento_id: number; expira_en: number };

/** When nobody confirms the intento any more. */
export async function letReservasExpire(tx: Tx, expiry: Expiry): Promise<void> {
  await setExpiry(tx, expiry);
}

/** Idempotent. False when it held nothing. */
export async function releaseReservas(tx: Tx, intentoId: number): Promise<boolean> {
  let hasHeld = false;
  for (const reserva of await selectReservas(tx, intentoId)) {
    if (reserva.estado !== "abierta") continue;
    if (await moveReserva(tx, { id: reserva.id, from: "abierta", to: "liberada" })) {
      await releaseStock(tx, reserva);
      hasHeld = true;
    }
  }
  return hasHeld;
}

type Sale = { intentoId: number; now: number };

const markSold = prepare((db, { intentoId, now }: Sale) =>
  db
    .updateTable("reservas")
    .set({ estado: "vendida", vendida_en: now })
    .where("intento_id", "=", intentoId)
    .where("estado", "=", literal("abierta"))
    .returning(["producto_id", "cantidad"]),
);

/**
 * Answers what was sold; null when a line is not held: the caller must roll back. Call it with the lines
 * locked.
 */
export async function sellReservas(tx: Tx, sale: Sale): Promise<Movement[] | null> {
  const { intentoId } = sale;
  const { rows } = await markSold(tx, sale);
  // Counts the lines that were not held too.
  const sold = await sellReserved(tx, intentoId);
  return rows.length > 0 && rows.length === sold ? rows : null;
}

/** Puts these sold units of an intento back. Throws when it did not sell so many: the caller rolls back. */
export async function returnSoldUnits(
  tx: Tx,
  { intentoId, units }: { intentoId: number; units: readonly Movement[] },
): Promise<void> {
  const sold = await selectReservas(tx, intentoId);
  for (const unit of units.toSorted((a, b) => a.producto_id - b.producto_id)) {
    const reserva = sold.find(({ producto_id }) => producto_id === unit.producto_id);
    if (!reserva || !(await takeFromSold(tx, { id: reserva.id, cantidad: unit.cantidad })))
      throw new Error(`intento ${intentoId} did not sell ${unit.cantidad} of ${unit.producto_id}`);
    await putBackStock(tx, unit);
  }
}

async function takeFromSold(
  tx: Tx,
  { id, cantidad }: { id: number; cantidad: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("reservas")
    .set((eb) => ({ cantidad: eb("cantidad", "-", cantidad) }))
    .where("id", "=", id)
    .where("estado", "=", "vendida")
    .where("cantidad", ">", cantidad)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return true;
  const whole = await tx
    .updateTable("reservas")
    .set({ estado: "liberada" })
    .where("id", "=", id)
    .where("estado", "=", "vendida")
    .where("cantidad", "=", cantidad)
    .executeTakeFirst();
  return whole.numUpdatedRows === 1n;
}

export async function releaseExpired(tx: Tx, now: number): Promise<void> {
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
}
