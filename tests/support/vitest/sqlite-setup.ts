import { rmSync } from "node:fs";
import { migrateTemplate } from "#rig/databases/test-database.ts";
import { makeScratch } from "#rig/system/scratch.ts";

/** Vitest's global set-up of projects on SQLite; Vitest calls the answered function at the end. */
export async function setup(): Promise<() => void> {
  const folder = makeScratch("template");
  // Workers inherit it.
  process.env.TEST_SQLITE_TEMPLATE = await migrateTemplate(folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
