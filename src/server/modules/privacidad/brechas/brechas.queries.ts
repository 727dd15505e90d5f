import type { Insertable, Updateable } from "kysely";
import type { Brecha } from "#contract/schemas/brechas.ts";
import type { Db, Tx } from "../../../db/database.ts";
import type { BrechasTable } from "../../../db/schema/privacidad.ts";

const columns = [
  "id",
  "version",
  "conocida_el",
  "naturaleza",
  "efectos",
  "datos",
  "personas",
  "medidas",
  "agencia_el",
  "personas_el",
  "creado_en",
] as const;

/** Newest first. */
export async function selectBrechas(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<Brecha[]> {
  return db
    .selectFrom("brechas")
    .select(columns)
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countBrechas(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("brechas")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function lockBrecha(tx: Tx, id: number): Promise<Brecha | undefined> {
  return tx
    .selectFrom("brechas")
    .select(columns)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertBrecha(tx: Tx, brecha: Insertable<BrechasTable>): Promise<Brecha> {
  return tx.insertInto("brechas").values(brecha).returning(columns).executeTakeFirstOrThrow();
}

export async function updateBrecha(
  tx: Tx,
  { id, values }: { id: number; values: Updateable<BrechasTable> },
): Promise<Brecha> {
  return tx
    .updateTable("brechas")
    .set(values)
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}
