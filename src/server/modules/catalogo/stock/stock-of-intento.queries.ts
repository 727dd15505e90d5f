import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { prepare } from "../../../db/prepared.ts";
import { catalogoChanged } from "../catalogo-changes.ts";

type OfIntento = { intentoId: number };

/**
 * Locks the productos that the intento reserves in ascending id (docs/reglas.md 87), whatever the sequence in which the
 * update around it meets them.
 */
function lockReserved(db: Db, { intentoId }: OfIntento) {
  return db
    .selectFrom("reservas")
    .innerJoin("productos as locked", "locked.id", "reservas.producto_id")
    .select(["reservas.producto_id", "reservas.cantidad"])
    .where("reservas.intento_id", "=", intentoId)
    .orderBy("locked.id")
    .forNoKeyUpdate("locked");
}

const hold = prepare((db, wanted: OfIntento) =>
  db
    .updateTable("productos")
    .from(lockReserved(db, wanted).as("wanted"))
    .set((eb) => ({ reservado: eb("productos.reservado", "+", eb.ref("wanted.cantidad")) }))
    .whereRef("productos.id", "=", "wanted.producto_id")
    .where("productos.activo", "=", 1)
    .where(sql<boolean>`productos.stock - productos.reservado >= wanted.cantidad`)
    .returning("productos.id"),
);

/** Answers the productos of the intento that had enough units and are active. */
export async function holdReserved(tx: Tx, intentoId: number): Promise<number[]> {
  const units = (await hold(tx, { intentoId })).rows.map(({ id }) => id);
  catalogoChanged(tx, { units });
  return units;
}

const sell = prepare((db, held: OfIntento) =>
  db
    .updateTable("productos")
    .from(lockReserved(db, held).as("held"))
    .set((eb) => ({
      stock: eb("productos.stock", "-", eb.ref("held.cantidad")),
      reservado: eb("productos.reservado", "-", eb.ref("held.cantidad")),
      vendidas: eb("productos.vendidas", "+", eb.ref("held.cantidad")),
    }))
    .whereRef("productos.id", "=", "held.producto_id")
    .whereRef("productos.reservado", ">=", "held.cantidad")
    .returning("productos.id"),
);

/** Answers of how many productos the intento's units left the shelf. */
export async function sellReserved(tx: Tx, intentoId: number): Promise<number> {
  const units = (await sell(tx, { intentoId })).rows.map(({ id }) => id);
  catalogoChanged(tx, { units, ventas: true });
  return units.length;
}

/** Gives the reservas of these intentos to another usuario. */
export async function moveReservasTo(
  tx: Tx,
  { intentoIds, to }: { intentoIds: readonly number[]; to: number },
): Promise<void> {
  if (intentoIds.length === 0) return;
  await tx
    .updateTable("reservas")
    .set({ usuario_id: to })
    .where("intento_id", "in", [...intentoIds])
    .execute();
}
