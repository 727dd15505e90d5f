import { sql } from "kysely";
import { batches } from "../../../batches.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { days } from "../../../time/clock.ts";
import { catalogoChanged } from "../catalogo-changes.ts";

const weekMs = days(7);
const perRound = 500;

/** Units of a producto that is made when bought: those of a week without those sold in it; at least what is held. */
function cupo(db: Db, now: number) {
  const sold = db
    .selectFrom("reservas")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("cantidad"), sql<number>`0`).as("sold"))
    .where("producto_id", "=", sql.ref<number>("productos.id"))
    .where("vendida_en", ">", now - weekMs)
    .where("estado", "=", "vendida");
  const left = sql<number>`productos.por_semana - ${sold}`;
  return sql<number>`cast(case when ${left} > productos.reservado then ${left} else productos.reservado end as integer)`;
}

/** Some whose units are not those of the last seven days, in ascending id. */
export async function selectStaleCupos(db: Db, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom("productos")
    .select("id")
    // A literal: SQLite uses its partial index only for that.
    .where(sql<boolean>`suministro = 'encargo'`)
    .where("stock", "<>", cupo(db, now))
    .orderBy("id")
    .limit(perRound)
    .execute();
  return rows.map(({ id }) => id);
}

/** Sets the units of those that are made when bought; others are left alone. */
export async function refillCupos(
  tx: Tx,
  { ids, now }: { ids: readonly number[]; now: number },
): Promise<void> {
  for await (const batch of batches(ids, perRound)) {
    // A sale that commits now must be in the sum: it holds this lock until then.
    await tx
      .selectFrom("productos")
      .select("id")
      .where("id", "in", batch)
      .orderBy("id")
      .limit(batch.length)
      .forUpdate()
      .execute();
    const rows = await tx
      .updateTable("productos")
      .set({ stock: cupo(tx, now) })
      .where("id", "in", batch)
      .where("suministro", "=", "encargo")
      .returning("id")
      .execute();
    catalogoChanged(tx, { units: rows.map(({ id }) => id) });
  }
}
