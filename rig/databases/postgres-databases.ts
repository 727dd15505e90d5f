import { randomBytes } from "node:crypto";
import pg from "pg";
import { isInMemory } from "#rig/system/scratch.ts";

export type PrepareDatabase = (databaseUrl: string) => Promise<void>;

type Template = { name: string; prepare: PrepareDatabase };

/**
 * Answers the address of the copy. The first caller of a name prepares the template, concurrent
 * callers wait.
 */
export async function copyTemplate(serverUrl: string, template: Template): Promise<string> {
  const name = `t_${randomBytes(8).toString("hex")}`;
  await withClient(serverUrl, async (client) => {
    await ensureTemplate(client, { serverUrl, ...template });
    // Faster where an fsync costs nothing.
    const strategy = isInMemory() ? "file_copy" : "wal_log";
    await client.query(`create database ${name} template ${template.name} strategy ${strategy}`);
  });
  return addressOf(serverUrl, name);
}

export async function dropDatabase(serverUrl: string, databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await withClient(serverUrl, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
  });
}

/** A role that may log in, and nothing else. Does nothing for a known name. */
export async function makeRole(serverUrl: string, name: string): Promise<void> {
  await withClient(serverUrl, async (client) => {
    const found = await client.query("select 1 from pg_roles where rolname = $1", [name]);
    if (!found.rowCount) await client.query(`create role ${name} login`);
  });
}

export function asRole(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.username = name;
  return url.href;
}

async function ensureTemplate(
  client: pg.Client,
  { serverUrl, name, prepare }: Template & { serverUrl: string },
): Promise<void> {
  await client.query("select pg_advisory_lock(hashtext($1))", [name]);
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount) return;
    // Renamed last: a failed preparation leaves no template.
    const draft = `${name}_${randomBytes(4).toString("hex")}`;
    await client.query(`create database ${draft}`);
    await prepare(addressOf(serverUrl, draft));
    await client.query(`alter database ${draft} rename to ${name}`);
  } finally {
    await client.query("select pg_advisory_unlock(hashtext($1))", [name]);
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

function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
