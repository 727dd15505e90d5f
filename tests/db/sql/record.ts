import type { CompiledQuery } from "kysely";
import type { Sample } from "./samples/samples.ts";
import type { SeededDatabase } from "./seeded-database.ts";

const rolledBack = new Error("rolled back");

/** The distinct statements of a sample, in order, and its answer; its changes are rolled back. */
export async function record(
  { db, takeStatements }: SeededDatabase,
  sample: Sample,
): Promise<{ ran: CompiledQuery[]; answer: unknown }> {
  takeStatements();
  let answer: unknown;
  const run = db.transaction().execute(async (tx) => {
    answer = await sample(tx);
    throw rolledBack;
  });
  await run.catch((error: unknown) => {
    if (error !== rolledBack) throw error;
  });
  const ran = takeStatements().filter(
    ({ sql }) => !/^(begin|start transaction|rollback)/.test(sql),
  );
  return { ran: [...new Map(ran.map((query) => [query.sql, query])).values()], answer };
}
