import type { Insertable } from "kysely";
import type { Db } from "#server/db/database.ts";
import type { Schema } from "#server/db/schema/schema.ts";

const chunkSize = 500;

/** Inserts `count` rows, 500 at a time. */
export async function fill<Table extends keyof Schema>(
  db: Db,
  table: Table,
  count: number,
  rowOf: (index: number) => Insertable<Schema[Table]>,
): Promise<void> {
  for (let start = 0; start < count; start += chunkSize) {
    const length = Math.min(chunkSize, count - start);
    const rows = Array.from({ length }, (_, index) => rowOf(start + index));
    await db.insertInto(table).values(rows).execute();
  }
}
