import { startPostgres } from "#rig/databases/postgres-server.ts";

/** Global set-up of the project `postgres`; answers its end. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  // Workers inherit it.
  process.env.TEST_POSTGRES_URL = server.url;
  process.env.TEST_POSTGRES_SOCKET_URL = server.socketUrl;
  return server.stop;
}
