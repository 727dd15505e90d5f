import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { runAsOwner } from "#rig/databases/run-as-owner.ts";
import { test } from "#rig/test.ts";
import { inTransaction } from "#server/db/database.ts";
import { insertCategoria } from "#server/modules/catalogo/index.ts";
import { createCsvCalls } from "#tests/support/calls/csv-calls.ts";

// A database trigger refuses one row in the middle of the file.

const breaking = {
  sqlite: [
    `create trigger break_import before insert on productos when new.sku = 'FALLA-900'
     begin select raise(abort, 'broken on purpose'); end`,
  ],
  postgres: [
    `create function break_import() returns trigger language plpgsql as
     $$ begin if new.sku = 'FALLA-900' then raise exception 'broken on purpose'; end if; return new; end $$`,
    "create trigger break_import before insert on productos for each row execute function break_import()",
  ],
};

test("an import that fails in the middle changes nothing", async ({ shop }) => {
  const { db, engine } = shop.database;
  const categoria = { nombre: "Figuras", slug: "figuras", now: shop.clock.now() };
  await inTransaction(db, (tx) => insertCategoria(tx, categoria));
  const known = await buildProducto(shop, { sku: "CONOCIDO", precio: 1000 });
  for (const statement of breaking[engine.name]) await runAsOwner(shop, statement);
  const { token } = await buildAdmin(shop);
  const admin = shop.client(token);
  const rows = Array.from({ length: 1200 }, (_, index) => `FALLA-${index};Pieza;500;Figuras\n`);
  const file = `sku;nombre;precio;categoria\nCONOCIDO;Cambiado;2000;Figuras\n${rows.join("")}`;
  const { status, body } = await createCsvCalls(shop, token).apply(file);
  expect(status).toBe(500);
  expect(body.error).toEqual(expect.any(String));
  const producto = await admin("getProducto", { query: { id: known } });
  expect(producto).toMatchObject({ data: { precio: 1000, version: 1 } });
  const query = { incluir_inactivos: "true", q: "falla" } as const;
  expect(await admin("listAllProductos", { query })).toMatchObject({ data: [] });
  expect(await admin("listAuditoria", { query: { entidad: "importacion" } })).toMatchObject({
    data: [],
  });
});
