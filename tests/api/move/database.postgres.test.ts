import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { standinsEnv } from "#rig/standins/standins-env.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { runMove } from "#server/app/move/run-move.ts";
import { buyPedido } from "#tests/support/buying/pedidos.ts";
import { productionEnv } from "#tests/support/calls/production-process.ts";
import { makeEmptyPlace, makeFolder } from "#tests/support/copies/restored-shop.ts";
import { envOf, runCommand } from "#tests/support/copies/shop-commands.ts";

/** A shop on the embedded database. */
async function openEmbedded(): Promise<TestShop> {
  const shop = await openTestShop({ env: { DATABASE_URL: "", DATA_DIR: makeFolder("embedded") } });
  onTestFinished(shop.close);
  return shop;
}

/** The arguments that name an empty database of two accounts. */
async function makeTarget() {
  const { DATABASE_URL: url = "", DATABASE_OWNER_URL: owner = "" } = await makeEmptyPlace();
  return { url, owner, args: ["--a", url, "--duena", owner] };
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Numbers as texts: PostgreSQL answers large ones so. */
const plain = (rows: Record<string, unknown>[]) =>
  rows
    .map((row) =>
      JSON.stringify(
        Object.entries(row)
          .toSorted()
          .map(([name, value]) => [name, value === null ? null : String(value)]),
      ),
    )
    .toSorted();

async function expectSameRows({ config }: TestShop, owner: string): Promise<void> {
  const file = new DatabaseSync(join(config.dataDir, "estrato.db"), { readOnly: true });
  const tables = await query(
    owner,
    "select relname from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace",
  );
  expect(tables.length).toBeGreaterThan(30);
  for (const { relname: table } of tables) {
    if (String(table).startsWith("kysely_") || table === "textos_busqueda") continue;
    const statement = `select * from ${table}`;
    const found = plain(await query(owner, statement));
    expect([table, found]).toEqual([table, plain(file.prepare(statement).all())]);
  }
  file.close();
  const [missing] = await query(
    owner,
    "select count(*) as total from productos where id not in (select id from textos_busqueda)",
  );
  expect(Number(missing?.total)).toBe(0);
}

test("every row moves, and the moved shop goes on selling", async () => {
  const shop = await openEmbedded();
  const { ana, id } = await buyPedido(shop);
  const gone = await buildProducto(shop);
  await shop.database.db.deleteFrom("productos").where("id", "=", gone).execute();
  const env = envOf(shop.config);
  const { url, owner, args } = await makeTarget();
  await shop.app.http.close();
  await shop.database.close();

  const run = await runCommand(runMove, env, ...args);
  expect(run).toMatchObject({ status: 0, faults: "" });
  expect(run.output).toContain("cuentas y sumas calzan");
  expect(run.output).toContain("Pedidos: 1, por $19980.");
  expect(run.output).not.toContain(url);
  await expectSameRows(shop, owner);
  expect(await runCommand(runMove, env, ...args)).toEqual(run);

  const accounts = { DATABASE_URL: url, DATABASE_OWNER_URL: owner };
  const own = { ...standinsEnv(shop.standins), DATA_DIR: shop.config.dataDir, ...accounts };
  // Tokens and returns name the address.
  const moved = await openTestShop({ env: { ...own, PORT: String(shop.config.port) } });
  const on = { ...moved, standinsUrl: shop.standinsUrl };
  const pedido = await on.client(ana.token)("getPedido", { query: { id } });
  expect(pedido).toMatchObject({ ok: true, data: { total: 19_980 } });
  const next = await buyPedido(on);
  expect(next.id).toBe(id + 1);
  expect(next.producto_id).toBe(gone + 1);
  const { config, clock, database } = moved;
  expect(await checkDatabase(database.db, { config, now: clock.now() })).toEqual([]);
  await moved.close();
  // It has sold since.
  const again = await runCommand(runMove, env, ...args);
  expect(again).toMatchObject({ status: 1, output: "" });
  expect(again.faults).toContain("Ya hay una tienda en");
});

test("what stops half-way leaves nothing behind, and the next try begins anew", async () => {
  const shop = await openEmbedded();
  await buyPedido(shop);
  await shop.app.http.close();
  await shop.database.close();
  const { url, owner, args } = await makeTarget();
  const migrated = await openTestShop({ env: { DATABASE_URL: url, DATABASE_OWNER_URL: owner } });
  await migrated.close();
  await query(owner, "alter table pedidos add constraint stop check (false) not valid");
  const stopped = await runCommand(runMove, envOf(shop.config), ...args);
  expect(stopped).toEqual({
    status: 1,
    output: "",
    faults: "PostgreSQL no aceptó filas de pedidos (23514, stop).",
  });
  expect(await query(owner, "select id from productos limit 1")).toEqual([]);

  await query(owner, "alter table pedidos drop constraint stop");
  expect(await runCommand(runMove, envOf(shop.config), ...args)).toMatchObject({ status: 0 });
  await expectSameRows(shop, owner);
});

test("an open shop is not moved, and none moves into one", async () => {
  const shop = await openEmbedded();
  const { args } = await makeTarget();
  const open = await runCommand(runMove, envOf(shop.config), ...args);
  expect(open).toMatchObject({ status: 1, output: "" });
  expect(open.faults).toContain("está abierta");
  await shop.app.http.close();
  await shop.database.close();

  const other = await openTestShop();
  onTestFinished(other.close);
  const { DATABASE_URL = "", DATABASE_OWNER_URL = "" } = envOf(other.config);
  const taken = ["--a", DATABASE_URL, "--duena", DATABASE_OWNER_URL];
  const used = await runCommand(runMove, envOf(shop.config), ...taken);
  expect(used).toMatchObject({ status: 1, output: "" });
  expect(used.faults).toContain("Hay una tienda abierta en");
});

test("an address may stand in a file and is checked as a setting; other tables are left alone", async () => {
  const shop = await openEmbedded();
  await shop.app.http.close();
  await shop.database.close();
  const local = "postgres://localhost/x";
  for (const args of [
    ["--a", "mysql://localhost/x"],
    ["--a", local, "--duena", local],
  ]) {
    const wrong = await runCommand(runMove, envOf(shop.config), ...args);
    expect(wrong).toMatchObject({ status: 1, output: "" });
    expect(wrong.faults).toMatch(/^DATABASE_(OWNER_)?URL/);
  }
  const { url, owner } = await makeTarget();
  await query(owner, "create table ajena (id int)");
  const file = join(makeFolder("address"), "database_url");
  writeFileSync(file, `${url}\n`);
  const run = await runCommand(runMove, envOf(shop.config), "--a", file, "--duena", owner);
  expect(run).toMatchObject({ status: 1, output: "" });
  expect(run.faults).toContain("hay tablas que no son de esta versión");
});

test("a shop in PostgreSQL already, a folder without one, and what is not understood", async () => {
  const env = { ...productionEnv, LOG_LEVEL: "silent" };
  const there = { ...env, ...(await makeEmptyPlace()) };
  const moved = await runCommand(runMove, there, "--a", "postgres://localhost/x");
  expect(moved).toMatchObject({ status: 1, output: "" });
  expect(moved.faults).toContain("ya nombran PostgreSQL");
  const none = { ...env, DATA_DIR: makeFolder("none") };
  const empty = await runCommand(runMove, none, "--a", "postgres://localhost/x");
  expect(empty.faults).toContain("No hay una tienda en DATA_DIR");
  for (const args of [[], ["--b"], ["--a", "x", "y"]])
    expect(await runCommand(runMove, none, ...args)).toMatchObject({ status: 2, output: "" });
});
