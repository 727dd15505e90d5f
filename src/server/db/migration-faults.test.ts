import { rmSync } from "node:fs";
import { Kysely, sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { makeScratch } from "#rig/system/scratch.ts";

import { openDatabase } from "./database.ts";
import { embeddedFile } from "./sqlite/embedded-file.ts";
import { openSqlite } from "./sqlite/sqlite.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A shop's file that somebody has changed. */
async function openChanged(change: string, level?: string): Promise<unknown> {
  const dataDir = makeScratch("migration");
  folders.push(dataDir);
  const options = { databaseUrl: null, dataDir };
  const first = await openDatabase({ ...options, ...(level === undefined ? {} : { level }) });
  await first.close();
  const changing = new Kysely({ dialect: openSqlite(embeddedFile(dataDir)) });
  await sql.raw(change).execute(changing);
  await changing.destroy();
  return openDatabase(options).catch((error: unknown) => error);
}

test("an older program says that the database is newer, and what helps", async () => {
  const insert = `insert into kysely_migration (name, timestamp) values ('9999-later', '2030')`;
  expect(await openChanged(insert)).toMatchObject({
    message: expect.stringMatching(/versión más nueva de la tienda \(migración 9999-later\)/),
  });
});

test("a migration that fails is named", async () => {
  const block = "create table eventos_seguridad (otra integer)";
  expect(await openChanged(block, "0012-reservas")).toMatchObject({
    message: expect.stringMatching(/^la migración 0013-eventos-seguridad falló y se deshizo: /),
  });
});
