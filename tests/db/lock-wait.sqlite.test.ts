import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { inTransaction, isReady, openDatabase } from "#server/db/database.ts";
import { embeddedFile } from "#server/db/sqlite/embedded-file.ts";

it("a health check does not extend the wait for a lock", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "estrato-"));
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const other = new DatabaseSync(embeddedFile(dataDir));
  other.exec("begin immediate");
  const write = inTransaction(db, (tx) => sql`select 1`.execute(tx));
  let isRefused = false;
  const refused = expect(write)
    .rejects.toMatchObject({ errcode: 5 })
    .finally(() => {
      isRefused = true;
    });
  // A wait that each check extends would never end.
  while (!isRefused) {
    expect(await isReady(db)).toBe(true);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await refused;
  other.close();
  await close();
  rmSync(dataDir, { recursive: true });
});
