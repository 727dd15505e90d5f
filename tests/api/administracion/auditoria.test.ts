import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { type OperationSpec, operations } from "#contract/operations.ts";
import { type OperationName, type Route, routes } from "#contract/routes.ts";
import { type BuiltAdmin, buildAdmin } from "#rig/builders/usuario.ts";
import { runAsOwner } from "#rig/databases/run-as-owner.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { listTransacciones } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import {
  type AdminWrite,
  adminWrites,
  type PrepareWrite,
  skippedWrites,
} from "./auditoria-writes.ts";
import { sendWrite } from "./send-write.ts";

let admin: BuiltAdmin;
test.beforeAll(async ({ shop }) => {
  admin = await buildAdmin(shop, { nombre: "Rosa Fuentes" });
});

const writes = Object.entries(adminWrites) as [OperationName, PrepareWrite][];
const specOf = (name: OperationName): OperationSpec => operations[name];
const routeOf = (name: OperationName): Route => routes[name];

const written = (Object.keys(routes) as OperationName[]).filter(
  (name) => specOf(name).access === "admin" && routeOf(name).method !== "GET",
);

async function send(shop: TestShop, name: OperationName, call: AdminWrite["call"]) {
  const ids: string[] = [];
  // The stand-ins run on Fastify, too, in this process.
  const note = (message: unknown) => {
    const { request } = message as { request: FastifyRequest };
    if (request.url.startsWith("/api/")) ids.push(request.id);
  };
  const channel = "tracing:fastify.request.handler:start";
  subscribe(channel, note);
  const response = await sendWrite(shop, { name, call, token: admin.token }).finally(() =>
    unsubscribe(channel, note),
  );
  return { status: response.status, text: await response.text(), ids };
}

async function readTrail(shop: TestShop) {
  return shop.database.db.selectFrom("auditoria").selectAll().orderBy("id").execute();
}

const secrets = /@|Rosa|eyJ|argon2|password|token|email|calle|direccion|Avenida Alemania|6623/i;

describe("every write of an administrator", () => {
  test("is exercised here, or skipped with a reason", () => {
    const known = [...Object.keys(adminWrites), ...Object.keys(skippedWrites)];
    expect(known.sort()).toEqual([...written].sort());
  });

  test.for(writes)("%s leaves exactly one row", async ([name, prepare], { shop }) => {
    const { call, entidad, entidad_id } = await prepare(shop);
    const before = await readTrail(shop);
    const { status, text, ids } = await send(shop, name, call);
    expect({ status, text }).toMatchObject({
      status: specOf(name).status ?? 200,
    });
    const added = (await readTrail(shop)).slice(before.length);
    expect(added).toMatchObject([
      {
        usuario_id: admin.id,
        autor: `usuario-${admin.id}`,
        entidad,
        solicitud: ids[0],
        creado_en: shop.clock.now(),
        accion: expect.stringMatching(/^\p{Lu}\p{L}+ó \p{L}/u),
      },
    ]);
    expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
    if (entidad_id !== undefined) expect(added[0]?.entidad_id).toBe(entidad_id);
    expect(added[0]?.despues).not.toBe(added[0]?.antes);
    expect(`${added[0]?.antes} ${added[0]?.despues}`).not.toMatch(secrets);
  });

  test.for(writes)(
    "%s changes nothing when the trail cannot be written",
    async ([name, prepare], { shop }) => {
      const { call } = await prepare(shop);
      // A mail of the write before changes rows when it is sent.
      await shop.app.outbox.runOnce();
      const before = await readEverything(shop);
      await breakTrail(shop);
      const { status } = await send(shop, name, call);
      await mendTrail(shop);
      expect(status).toBe(500);
      expect(await readEverything(shop)).toEqual(before);
      expect((await send(shop, name, call)).status).toBeLessThan(300);
    },
  );
});

test("writes nothing for the dry run of a file", async ({ shop }) => {
  const { call } = await adminWrites.importProductos();
  const before = await readTrail(shop);
  const { status } = await send(shop, "importProductos", { ...call, query: { simular: "true" } });
  expect(status).toBe(200);
  expect(await readTrail(shop)).toEqual(before);
});

describe("the list of the trail", () => {
  test("has the newest first, by pages, with filters", async ({ shop }) => {
    const client = shop.client(admin.token);
    const all = await client("listAuditoria", { query: { por_pagina: "100" } });
    const older = await client("listAuditoria", { query: { por_pagina: "100", pagina: "2" } });
    if (!all.ok || !older.ok) throw new Error("no list");
    const rows = [...all.data, ...older.data];
    // The name is looked up: the trail could never forget it.
    expect(new Set(rows.map(({ autor }) => autor))).toEqual(new Set(["Rosa Fuentes"]));
    expect(all.headers["x-total-count"]).toBe(String(rows.length));
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));

    const page = await client("listAuditoria", { query: { pagina: "2", por_pagina: "3" } });
    expect(page.ok && page.data).toEqual(rows.slice(3, 6));
    expect(page.ok && page.headers.link).toContain('pagina=3&por_pagina=3>; rel="next"');

    const pedidos = rows.filter(({ entidad }) => entidad === "pedido");
    expect(pedidos.length).toBeGreaterThan(1);
    expect(pedidos.length).toBeLessThan(rows.length);
    const filtered = await client("listAuditoria", { query: { entidad: "pedido" } });
    expect(filtered.ok && filtered.data).toEqual(pedidos);
    const entidad_id = Number(pedidos[0]?.entidad_id);
    const one = await client("listAuditoria", { query: { entidad: "pedido", entidad_id } });
    expect(one.ok && one.data).toEqual(pedidos.filter((act) => act.entidad_id === entidad_id));
  });

  test.for([{ entidad: "correo" }, { entidad_id: "0" }, { pagina: "0" }, { por_pagina: "101" }])(
    "refuses %j",
    async (query, { shop }) => {
      const result = await shop.client(admin.token)("listAuditoria", { query: query as never });
      expect(result).toMatchObject({ status: 400, error: expect.any(String) });
    },
  );
});

const isLeftOut = (table: string) => table === "limites" || table.includes("_busqueda");

async function readEverything(shop: TestShop) {
  const { db } = shop.database;
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !isLeftOut(name));
  const rows: Record<string, unknown> = {};
  for (const name of names.sort()) {
    // Pending mails are sent meanwhile.
    const columns = name === "correos" ? sql.ref("clave") : sql`*`;
    const found = await sql`select ${columns} from ${sql.table(name)}`.execute(db);
    rows[name] = found.rows.map((row) => JSON.stringify(row)).sort();
  }
  return { rows, transacciones: await listTransacciones(shop) };
}

async function breakTrail(shop: TestShop): Promise<void> {
  const { engine } = shop.database;
  const statement =
    engine.name === "sqlite"
      ? "create trigger broken before insert on auditoria begin select raise(abort, 'broken'); end"
      : "alter table auditoria add constraint broken check (id < 0) not valid";
  await runAsOwner(shop, statement);
}

async function mendTrail(shop: TestShop): Promise<void> {
  const { engine } = shop.database;
  const statement =
    engine.name === "sqlite"
      ? "drop trigger broken"
      : "alter table auditoria drop constraint broken";
  await runAsOwner(shop, statement);
}
