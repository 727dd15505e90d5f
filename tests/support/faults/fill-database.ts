/** Writes up to the file size limit, then prints how its transactions ended. */
import { sql } from "kysely";
import { isDatabaseAway } from "#server/db/away.ts";
import { inTransaction, openDatabase } from "#server/db/database.ts";

const [dataDir = ""] = process.argv.slice(2);
const maxTransactions = 2000;

const { db } = await openDatabase({ databaseUrl: null, dataDir });
await sql`create table relleno (bytes blob)`.execute(db);
for (let done = 0; done < maxTransactions; done++) {
  const fault = await write().then(() => null, asFault);
  if (fault === null) continue;
  const { rows } = await sql<{ total: number }>`select count(*) as total from relleno`.execute(db);
  const facts = { isAway: isDatabaseAway(fault), rows: rows[0]?.total, expected: 10 * done };
  process.stdout.write(JSON.stringify(facts));
  break;
}

function write(): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (let row = 0; row < 10; row++)
      await sql`insert into relleno values (zeroblob(4000))`.execute(tx);
  });
}

function asFault(error: unknown): unknown {
  return error;
}
