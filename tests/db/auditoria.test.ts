import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordAct, selectActs } from "#server/audit/index.ts";
import { inTransaction } from "#server/db/database.ts";
import { buildAdmin } from "#tests/support/admin.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  const { id } = await buildAdmin(shop);
  await inTransaction(shop.database.db, (tx) =>
    recordAct(tx, {
      actor: { usuario_id: id, nombre: "Rosa Fuentes", solicitud: "req-1" },
      accion: "Desactivó el producto",
      entidad: "producto",
      entidad_id: 7,
      antes: { activo: true },
      despues: { activo: false },
      now: shop.clock.now(),
    }),
  );
});
afterAll(() => shop.close());

const act = { autor: "Rosa Fuentes", antes: { activo: true }, despues: { activo: false } };

describe("the trail", () => {
  it.each([
    ["changed", "update auditoria set autor = 'Nadie'"],
    ["changed in a single field", "update auditoria set despues = null where entidad_id = 7"],
    ["taken away", "delete from auditoria"],
    ["taken away one by one", "delete from auditoria where id = 1"],
  ])("cannot be %s", async (_name, statement) => {
    const { db } = shop.database;
    await expect(sql.raw(statement).execute(db)).rejects.toThrow("auditoria is append-only");
    const { rows, total } = await selectActs(db, {});
    expect({ rows, total }).toMatchObject({ rows: [act], total: 1 });
  });

  it("stands through the replacing of a row", async () => {
    const { db, dialect } = shop.database;
    const columns = "id, usuario_id, autor, accion, entidad, solicitud, creado_en";
    const from = `select ${columns.replace("autor", "'Nadie'")} from auditoria`;
    const statement =
      dialect.engine === "sqlite"
        ? `insert or replace into auditoria (${columns}) ${from}`
        : `insert into auditoria (${columns}) ${from} on conflict (id) do update set autor = 'Nadie'`;
    await expect(sql.raw(statement).execute(db)).rejects.toThrow("auditoria is append-only");
    expect((await selectActs(db, {})).rows).toMatchObject([act]);
  });

  it("cannot be emptied", async () => {
    const { db, dialect } = shop.database;
    const statement = dialect.engine === "sqlite" ? "delete from auditoria" : "truncate auditoria";
    await expect(sql.raw(statement).execute(db)).rejects.toThrow("auditoria is append-only");
  });
});
