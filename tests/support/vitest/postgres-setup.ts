import { startPostgres } from "#rig/databases/postgres-server.ts";

/**
 * Vitest's global set-up of the project `postgres`; Vitest calls the answered function at the end.
 */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  // Workers inherit it.
  process.env.TEST_POSTGRES_URL = server.url;
  return server.stop;
}
