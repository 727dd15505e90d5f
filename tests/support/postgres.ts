import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Brings a new database to the state that every test starts from, usually by migrating it. */
export type PrepareDatabase = (databaseUrl: string) => Promise<void>;

/**
 * The address of a fresh database on this run's server, for the project `postgres`.
 * `prepare` runs once per run and name into a template; every further call gets a copy of it.
 */
export async function createTestDatabaseUrl(
  prepare: PrepareDatabase = async () => {},
  templateName = "plantilla",
): Promise<string> {
  const serverUrl = inject("postgresUrl");
  const name = `t_${randomBytes(8).toString("hex")}`;
  await withClient(serverUrl, async (client) => {
    await ensureTemplate({ client, serverUrl, templateName, prepare });
    await client.query(`create database ${name} template ${templateName}`);
  });
  return databaseUrl(serverUrl, name);
}

type EnsureTemplate = {
  client: pg.Client;
  serverUrl: string;
  templateName: string;
  prepare: PrepareDatabase;
};

/** Workers race for the template: the first one makes it, the others wait for the lock. */
async function ensureTemplate(options: EnsureTemplate): Promise<void> {
  const { client, serverUrl, templateName, prepare } = options;
  await client.query("select pg_advisory_lock(hashtext($1))", [templateName]);
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [
      templateName,
    ]);
    if (found.rowCount) return;
    // Renamed only when whole, so a failed preparation is not taken for a template.
    const draft = `${templateName}_${randomBytes(4).toString("hex")}`;
    await client.query(`create database ${draft}`);
    await prepare(databaseUrl(serverUrl, draft));
    await client.query(`alter database ${draft} rename to ${templateName}`);
  } finally {
    await client.query("select pg_advisory_unlock(hashtext($1))", [templateName]);
  }
}

async function withClient(url: string, use: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
