import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { asRole, makeRole } from "#rig/databases/postgres-databases.ts";
import { createEmptyDatabaseUrl, serverUrl } from "#rig/databases/test-database.ts";
import { findPostgresBin } from "#rig/system/programs.ts";
import { openDatabase } from "#server/db/database.ts";
import {
  makePlace,
  ownAdmin,
  productionEnv,
  refuseProduction,
  signIn,
  startProduction,
} from "#tests/support/calls/production-process.ts";

const notAllowed = "42501";
/** Processes start slowly on a busy machine. */
const timeout = 240_000;

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** An empty database with an owner and an account for the running shop, both plain. */
async function makeAccounts(): Promise<{ ownerUrl: string; shopUrl: string; name: string }> {
  const url = await createEmptyDatabaseUrl();
  const name = new URL(url).pathname.slice(1);
  const suffix = randomBytes(4).toString("hex");
  const [owner, shop] = [`duena_${suffix}`, `tienda_${suffix}`];
  await makeRole(serverUrl(), owner);
  await makeRole(serverUrl(), shop);
  await query(url, `alter database ${name} owner to ${owner}`);
  return { ownerUrl: asRole(url, owner), shopUrl: asRole(url, shop), name };
}

async function open(options: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(options);
  await database.close();
}

describe("the account of a shop with an owner beside it", () => {
  test("reads and writes rows, adds to the trails, and nothing else", async () => {
    const { ownerUrl, shopUrl, name } = await makeAccounts();
    const both = { databaseUrl: shopUrl, databaseOwnerUrl: ownerUrl, dataDir: "" };
    await open({ ...both, mode: "production" });

    await query(shopUrl, "insert into limites (clave, cuenta, vence_en) values ('a', 1, 1)");
    await query(shopUrl, "update limites set cuenta = 2");
    await query(shopUrl, "delete from limites");
    const trail = "usuario_id, autor, accion, entidad, solicitud, creado_en";
    await query(
      shopUrl,
      `insert into auditoria (${trail}) select id, 'Rosa', 'Miró', 'producto', 'r', 1 from usuarios`,
    );
    const events = "tipo, resultado, datos, solicitud, creado_en";
    const young = String(Date.now());
    await query(
      shopUrl,
      `insert into eventos_seguridad (${events})
       values ('ingreso', 'ok', '{}', 'r', 1), ('ingreso', 'ok', '{}', 'r', ${young})`,
    );
    await expect(query(shopUrl, "delete from eventos_seguridad")).rejects.toThrow("only grows");
    await query(shopUrl, "delete from eventos_seguridad where creado_en = 1");

    for (const statement of [
      "alter table auditoria disable trigger all",
      "alter table usuarios add column puerta text",
      "drop table usuarios",
      "create table nueva (id integer)",
      "create temporary table nueva (id integer)",
      "create function puerta() returns integer language sql as 'select 1'",
      "create role otra superuser",
      `create schema otra`,
      "update auditoria set autor = 'Nadie'",
      "delete from auditoria",
      "truncate auditoria",
      "update eventos_seguridad set tipo = 'nada'",
      "truncate eventos_seguridad",
      "truncate usuarios",
      "delete from kysely_migration",
      "copy usuarios to program 'cat'",
      "copy usuarios from '/etc/passwd'",
      "select pg_read_file('/etc/passwd')",
      "alter system set fsync = off",
      `alter database ${name} owner to ${new URL(shopUrl).username}`,
    ]) {
      await expect(query(shopUrl, statement), statement).rejects.toMatchObject({
        code: notAllowed,
      });
    }
  });

  test("gets the tables of every migration, also when many processes start at once", async () => {
    const { ownerUrl, shopUrl } = await makeAccounts();
    const both = { databaseUrl: shopUrl, databaseOwnerUrl: ownerUrl, dataDir: "" };
    await open({ ...both, level: "0002-cuentas" });
    await expect(query(shopUrl, "select id from auditoria")).rejects.toThrow();

    await Promise.all([1, 2, 3, 4].map(() => open(both)));

    const tables = await query(
      shopUrl,
      `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
         and not has_table_privilege(oid, 'select')`,
    );
    expect(tables).toEqual([]);
    // A further process needs the owner only for a newer migration.
    await open({ databaseUrl: shopUrl, dataDir: "", mode: "production" });
  });

  test("cannot migrate: the start says which setting is missing", { timeout }, async () => {
    const place = makePlace();
    onTestFinished(place.remove);
    const { shopUrl } = await makeAccounts();
    const refused = await refuseProduction(place, { ...productionEnv, DATABASE_URL: shopUrl });
    expect(refused.status).toBe(1);
    expect(refused.output).toContain("define DATABASE_OWNER_URL");
    expect(refused.output.trim().split("\n")).toHaveLength(1);
  });

  test("is refused when it owns tables, may create them or is a member of the owner", async () => {
    const { ownerUrl, shopUrl } = await makeAccounts();
    const both = { databaseUrl: shopUrl, databaseOwnerUrl: ownerUrl, dataDir: "" };
    const [owner, shop] = [ownerUrl, shopUrl].map((url) => new URL(url).username);

    await query(ownerUrl, `grant create on schema public to ${shop}`);
    await expect(open(both)).rejects.toThrow("puede crear tablas");
    await query(ownerUrl, `revoke create on schema public from ${shop}`);
    await open(both);

    await query(serverUrl(), `grant ${owner} to ${shop}`);
    await expect(open(both)).rejects.toThrow("es dueña de tablas");
  });
});

describe("a superuser", () => {
  test("is refused in production, alone and as the owner, and taken elsewhere", async () => {
    const databaseUrl = await createEmptyDatabaseUrl();
    const { shopUrl } = await makeAccounts();
    const sentence = "la cuenta es superusuario";
    await expect(open({ databaseUrl, dataDir: "", mode: "production" })).rejects.toThrow(sentence);
    await expect(
      open({
        databaseUrl: shopUrl,
        databaseOwnerUrl: asRole(shopUrl, new URL(databaseUrl).username),
        dataDir: "",
        mode: "production",
      }),
    ).rejects.toThrow(sentence);
    await open({ databaseUrl, dataDir: "", mode: "demo" });
  });

  test("is no more than an account that may run programs or read files of the server", async () => {
    const { ownerUrl } = await makeAccounts();
    const { username } = new URL(ownerUrl);
    await query(
      serverUrl(),
      `grant pg_execute_server_program, pg_read_server_files to ${username}`,
    );
    await expect(open({ databaseUrl: ownerUrl, dataDir: "", mode: "production" })).rejects.toThrow(
      "puede ejecutar programas del servidor y puede leer archivos del servidor",
    );
  });
});

test("production runs with one plain account that owns its database", { timeout }, async () => {
  const place = makePlace();
  onTestFinished(place.remove);
  const { ownerUrl } = await makeAccounts();
  const shop = await startProduction(place, { DATABASE_URL: ownerUrl });
  await shop.stop();
});

test("the roles of compose.yaml serve a production shop", { timeout }, async () => {
  const place = makePlace();
  const secrets = mkdtempSync(join(tmpdir(), "estrato-roles-"));
  onTestFinished(() => {
    place.remove();
    rmSync(secrets, { recursive: true, force: true });
  });
  const url = new URL(await createEmptyDatabaseUrl());
  const addressOf = (account: string) =>
    `postgres://${account}:abc123@${url.host}${url.pathname}?sslmode=disable\n`;
  const files = {
    database_url: addressOf("estrato_app"),
    database_owner_url: addressOf("estrato_owner"),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(secrets, name), text);

  const made = spawnSync("sh", ["compose/make-roles.sh"], {
    encoding: "utf8",
    env: {
      PATH: `${findPostgresBin()}:${process.env.PATH}`,
      SECRETS: secrets,
      PGHOST: url.hostname,
      PGPORT: url.port,
      POSTGRES_USER: url.username,
      POSTGRES_DB: url.pathname.slice(1),
    },
  });
  expect(made.stderr).toBe("");
  expect(made.status).toBe(0);

  const shop = await startProduction(place, {
    DATABASE_URL_FILE: join(secrets, "database_url"),
    DATABASE_OWNER_URL_FILE: join(secrets, "database_owner_url"),
  });
  try {
    expect(await signIn(shop, ownAdmin)).toHaveProperty("token");
  } finally {
    await shop.stop();
  }
});
