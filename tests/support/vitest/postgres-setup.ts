import { startPostgres } from "#rig/databases/postgres-server.ts";

/** Runs once before the files of the project `postgres`; Vitest calls what it answers at the end. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  // Workers inherit it.
  process.env.TEST_POSTGRES_URL = server.url;
  return server.stop;
}
