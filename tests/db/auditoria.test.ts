import { describe, expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { runAsOwner } from "#rig/databases/run-as-owner.ts";
import { test } from "#rig/test.ts";
import { recordAct, selectActs } from "#server/audit/index.ts";
import { inTransaction } from "#server/db/database.ts";

test.beforeAll(async ({ shop }) => {
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

const act = { solicitud: "req-1", antes: { activo: true }, despues: { activo: false } };

describe("the trail", () => {
  test.for([
    ["changed", "update auditoria set solicitud = 'otra'"],
    ["changed in a single field", "update auditoria set despues = null where entidad_id = 7"],
    ["taken away", "delete from auditoria"],
    ["taken away one by one", "delete from auditoria where id = 1"],
  ] as const)("cannot be %s", async ([_name, statement], { shop }) => {
    const { db } = shop.database;
    await expect(runAsOwner(shop, statement)).rejects.toThrow("auditoria is append-only");
    const { rows, total } = await selectActs(db, {});
    expect({ rows, total }).toMatchObject({ rows: [act], total: 1 });
  });

  test("survives the replacement of a row", async ({ shop }) => {
    const { db, engine } = shop.database;
    const columns = "id, usuario_id, autor, accion, entidad, solicitud, creado_en";
    const from = `select ${columns.replace("solicitud", "'otra'")} from auditoria`;
    const statement =
      engine.name === "sqlite"
        ? `insert or replace into auditoria (${columns}) ${from}`
        : `insert into auditoria (${columns}) ${from} on conflict (id) do update set solicitud = 'otra'`;
    await expect(runAsOwner(shop, statement)).rejects.toThrow("auditoria is append-only");
    expect((await selectActs(db, {})).rows).toMatchObject([act]);
  });

  test("cannot be emptied", async ({ shop }) => {
    const { engine } = shop.database;
    const statement = engine.name === "sqlite" ? "delete from auditoria" : "truncate auditoria";
    await expect(runAsOwner(shop, statement)).rejects.toThrow("auditoria is append-only");
  });
});
