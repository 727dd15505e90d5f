import { rmSync } from "node:fs";
import { onTestFinished } from "vitest";
import { dropDatabase } from "#rig/databases/postgres-databases.ts";
import {
  asShop,
  createEmptyDatabaseUrl,
  serverUrl,
  testEngine,
} from "#rig/databases/test-database.ts";
import { makeScratch } from "#rig/system/scratch.ts";
import type { Env } from "#server/config/settings.ts";

export function makeFolder(name = "copies"): string {
  const folder = makeScratch(name);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Settings that name a place where no shop has ever been. */
export async function makeEmptyPlace(): Promise<Env & { DATA_DIR: string }> {
  const DATA_DIR = makeFolder("restored");
  if (testEngine === "sqlite") return { DATA_DIR, LOG_LEVEL: "silent" };
  const url = await createEmptyDatabaseUrl();
  onTestFinished(() => dropDatabase(serverUrl(), url));
  return { DATA_DIR, LOG_LEVEL: "silent", DATABASE_URL: asShop(url), DATABASE_OWNER_URL: url };
}
