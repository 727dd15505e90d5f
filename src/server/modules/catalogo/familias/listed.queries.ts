import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { describeListed } from "./describe-listed.ts";

/** The lowest of a familia is listed: an active one, that can be bought, the cheapest, the oldest. */
const rankOf = (row: string) =>
  sql.raw(`(1 - ${row}.activo, case when ${row}.stock > ${row}.reservado then 0 else 1 end,
    ${row}.precio, ${row}.id)`);

const behind = sql<0 | 1>`case when exists (
    select 1 from productos as otra
    where otra.familia_id = productos.familia_id and ${rankOf("otra")} < ${rankOf("productos")}
  ) then 1 else 0 end`;

const perRound = 500;

/** Some of which lists show another producto than they should, in ascending id. */
export async function selectStaleFamilias(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("productos")
    .select("familia_id")
    .distinct()
    .where("familia_id", "is not", null)
    .where("detras", "<>", behind)
    .orderBy("familia_id")
    .limit(perRound)
    .execute();
  return rows.map(({ familia_id }) => Number(familia_id));
}

/**
 * Sets which producto of each familia lists show, and what finds it; answers the ids that changed. Its productos
 * are locked.
 */
export async function chooseListed(tx: Tx, familias: readonly number[]): Promise<number[]> {
  if (familias.length === 0) return [];
  const rows = await tx
    .updateTable("productos")
    .set({ detras: behind })
    .where("familia_id", "in", familias)
    .where("detras", "<>", behind)
    .returning("id")
    .execute();
  const described = await describeListed(tx, { familias, ids: [] });
  return [...new Set([...rows.map(({ id }) => id), ...described])];
}
