import { copyFileSync, existsSync } from "node:fs";
import { openDatabase } from "#server/db/database.ts";
import { embeddedFile } from "#server/db/sqlite/embedded-file.ts";
import { asRole, copyTemplate, dropDatabase, makeRole } from "./postgres-databases.ts";

export type Engine = "sqlite" | "postgres";

/** SQLite outside of a Vitest project. */
export const testEngine: Engine = process.env.TEST_ENGINE === "postgres" ? "postgres" : "sqlite";

export type TestDatabase = { env: { DATABASE_URL?: string }; remove: () => Promise<void> };

export async function createTestDatabase(dataDir: string): Promise<TestDatabase> {
  if (testEngine === "sqlite") {
    // Without a template (sqlite-setup.ts) the shop migrates an empty file.
    const template = process.env.TEST_SQLITE_TEMPLATE;
    if (template) copyFileSync(template, embeddedFile(dataDir));
    return { env: {}, remove: async () => undefined };
  }
  const url = await copyMigrated();
  return {
    env: { DATABASE_URL: asShop(bySocket(url)) },
    remove: () => dropDatabase(serverUrl(), url),
  };
}

export function createEmptyDatabaseUrl(): Promise<string> {
  return copyTemplate(serverUrl(), { name: "vacia", prepare: async () => undefined });
}

/** Started by tests/support/vitest/postgres-setup.ts. */
export function serverUrl(): string {
  const url = process.env.TEST_POSTGRES_URL;
  if (!url) throw new Error("no PostgreSQL server runs: use the Vitest project `postgres`");
  return url;
}

/** Address of this database by the server's socket file. */
function bySocket(databaseUrl: string): string {
  const url = new URL(process.env.TEST_POSTGRES_SOCKET_URL ?? databaseUrl);
  url.pathname = new URL(databaseUrl).pathname;
  return url.href;
}

function copyMigrated(): Promise<string> {
  return copyTemplate(serverUrl(), {
    name: "plantilla",
    prepare: async (databaseOwnerUrl) => {
      const databaseUrl = asShop(databaseOwnerUrl);
      await makeRole(serverUrl(), shopRole);
      const database = await openDatabase({ databaseUrl, databaseOwnerUrl, dataDir: "" });
      await database.close();
    },
  });
}

const shopRole = "prueba_app";

/** Address for the account of a running shop, which only reads and writes rows. */
export function asShop(databaseUrl: string): string {
  return asRole(databaseUrl, shopRole);
}

/** Address for the account that owns the tables, to break them on purpose. */
export function asOwner(databaseUrl: string): string {
  return asRole(databaseUrl, new URL(serverUrl()).username);
}

export async function migrateTemplate(folder: string): Promise<string> {
  const database = await openDatabase({ databaseUrl: null, dataDir: folder });
  // Closing merges the write-ahead log into the file.
  await database.close();
  const file = embeddedFile(folder);
  if (existsSync(`${file}-wal`)) throw new Error("the template kept a write-ahead log");
  return file;
}
