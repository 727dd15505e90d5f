import type { Insertable } from "kysely";
import type { Db } from "#server/db/database.ts";
import type { Schema } from "#server/db/schema.ts";

const chunkSize = 500;

/** `count` rows, a multiple of 500 or less than it. */
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
