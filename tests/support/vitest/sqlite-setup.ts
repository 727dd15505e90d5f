import { rmSync } from "node:fs";
import { migrateTemplate } from "#rig/databases/test-database.ts";
import { makeScratch } from "#rig/system/scratch.ts";

/** Global set-up on SQLite; answers its end. */
export async function setup(): Promise<() => void> {
  const folder = makeScratch("template");
  // Workers inherit it.
  process.env.TEST_SQLITE_TEMPLATE = await migrateTemplate(folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
