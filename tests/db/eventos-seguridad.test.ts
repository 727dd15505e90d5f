import { describe, expect } from "vitest";
import { readDatabaseTime } from "#rig/databases/database-time.ts";
import { runAsOwner } from "#rig/databases/run-as-owner.ts";
import { test } from "#rig/test.ts";
import { recordSecurityEvent, selectSecurityEvents } from "#server/audit/index.ts";
import { inTransaction } from "#server/db/database.ts";
import { days, hours } from "#server/time/clock.ts";

test.beforeAll(async ({ shop }) => {
  const call = { origin: { address: "203.0.113.7" }, solicitud: "req-1" };
  const email = "Zoila@ejemplo.cl";
  await inTransaction(shop.database.db, (tx) =>
    recordSecurityEvent(tx, shop.app.ctx, {
      tipo: "ingreso",
      resultado: "ok",
      usuario_id: 7,
      email,
      call,
      datos: { via: "google" },
    }),
  );
});

const event = { tipo: "ingreso", resultado: "ok", usuario_id: 7, datos: { via: "google" } };

describe("the trail of security", () => {
  test("tells neither the address nor the network, but equal ones", async ({ shop }) => {
    const { db } = shop.database;
    await inTransaction(db, (tx) =>
      recordSecurityEvent(tx, shop.app.ctx, {
        tipo: "limite",
        resultado: "bloqueado",
        usuario_id: null,
        email: "zoila@ejemplo.cl",
        call: { origin: { address: "203.0.113.7" }, solicitud: "req-2" },
      }),
    );
    const rows = await db.selectFrom("eventos_seguridad").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/zoila|203\.0/i);
    expect(new Set(rows.map(({ cuenta_hash }) => cuenta_hash)).size).toBe(1);
    expect(new Set(rows.map(({ red_hash }) => red_hash)).size).toBe(1);
    expect(rows[0]?.cuenta_hash).toMatch(/^[0-9a-f]{16}$/);
  });

  test.for([
    ["changed", "update eventos_seguridad set resultado = 'fallo'"],
    ["taken away", "delete from eventos_seguridad"],
    ["taken away one by one", "delete from eventos_seguridad where id = 1"],
  ] as const)("cannot be %s", async ([_name, statement], { shop }) => {
    const { db } = shop.database;
    await expect(runAsOwner(shop, statement)).rejects.toThrow("eventos_seguridad only grows");
    expect(await selectSecurityEvents(db, { tipo: "ingreso" })).toMatchObject({ rows: [event] });
  });

  test("cannot be emptied or replaced", async ({ shop }) => {
    const { engine } = shop.database;
    const columns = "id, tipo, resultado, datos, solicitud, creado_en";
    const from = `select ${columns} from eventos_seguridad`;
    const statements =
      engine.name === "sqlite"
        ? [`insert or replace into eventos_seguridad (${columns}) ${from}`]
        : [
            "truncate eventos_seguridad",
            `insert into eventos_seguridad (${columns}) ${from} on conflict (id) do update set tipo = 'x'`,
          ];
    for (const statement of statements) {
      await expect(runAsOwner(shop, statement)).rejects.toThrow("eventos_seguridad only grows");
    }
  });

  test("lets go of rows that are older than a year, and of no younger one", async ({ shop }) => {
    const { db } = shop.database;
    const now = await readDatabaseTime(shop);
    const add = async (solicitud: string, age: number) =>
      db
        .insertInto("eventos_seguridad")
        .values({
          tipo: "registro",
          resultado: "ok",
          datos: "{}",
          solicitud,
          creado_en: now - age,
        })
        .execute();
    await add("old", days(365) + hours(1));
    await add("young", days(365) - hours(1));
    const remove = (solicitud: string) =>
      db.deleteFrom("eventos_seguridad").where("solicitud", "=", solicitud).execute();
    await remove("old");
    await expect(remove("young")).rejects.toThrow("eventos_seguridad only grows");
    const { rows } = await selectSecurityEvents(db, { tipo: "registro" });
    expect(rows.map(({ solicitud }) => solicitud)).toEqual(["young"]);
  });
});
