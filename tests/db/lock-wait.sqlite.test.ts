import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { seconds } from "#server/clock.ts";
import { inTransaction, isReady, openDatabase } from "#server/db/database.ts";
import { embeddedFile } from "#server/db/embedded-file.ts";

it("a health check does not extend the wait for a lock", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "estrato-"));
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const other = new DatabaseSync(embeddedFile(dataDir));
  other.exec("begin immediate");
  const start = performance.now();
  const write = inTransaction(db, (tx) => sql`select 1`.execute(tx));
  const refused = expect(write).rejects.toMatchObject({ errcode: 5 });
  for (let times = 0; times < 2; times++) expect(await isReady(db)).toBe(true);
  await refused;
  expect(performance.now() - start).toBeLessThan(seconds(9));
  other.close();
  await close();
  rmSync(dataDir, { recursive: true });
});
