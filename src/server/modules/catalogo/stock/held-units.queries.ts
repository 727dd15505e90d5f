import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { prepare } from "../../../db/prepared.ts";
import type { Movement } from "./stock.queries.ts";

const heldBy = prepare((db, { usuarioId }: { usuarioId: number }) =>
  db
    .selectFrom("reservas")
    .select((eb) => ["producto_id", eb.fn.sum<number>("cantidad").as("cantidad")])
    .where("usuario_id", "=", usuarioId)
    // A literal: SQLite uses its partial index only for that.
    .where(sql<boolean>`estado = 'abierta'`)
    .groupBy("producto_id")
    .orderBy("producto_id"),
);

/** Unpaid units of one person, by producto. */
export async function selectHeldBy(tx: Tx, usuarioId: number): Promise<Movement[]> {
  const { rows } = await heldBy(tx, { usuarioId });
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
