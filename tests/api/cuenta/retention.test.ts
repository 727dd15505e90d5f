import { describe, expect } from "vitest";
import { terms } from "#contract/values/rights/data-kinds.ts";
import { buildPedido } from "#rig/builders/pedido.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import { readDatabaseTime } from "#rig/databases/database-time.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest as makeTest } from "#rig/test.ts";
import { forgetExpired } from "#server/app/retention.ts";
import { days, minutes } from "#server/time/clock.ts";

const test = makeTest();
const run = (shop: TestShop) => forgetExpired(shop.app.ctx);
type Counted = "avisos" | "correos" | "mensajes_contacto" | "carrito_lineas";
const count = async ({ database: { db } }: TestShop, table: Counted) =>
  (
    await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as("total"))
      .execute()
  ).map(({ total }) => Number(total))[0];

/** Just before the term nothing goes, at its end the row does. */
async function expectTerm(shop: TestShop, table: Counted, termMs: number) {
  const before = (await count(shop, table)) ?? 0;
  shop.clock.advance(termMs - minutes(1));
  await run(shop);
  expect(await count(shop, table)).toBe(before);
  shop.clock.advance(minutes(2));
  await run(shop);
  expect(await count(shop, table)).toBe(before - 1);
}

describe("past its term goes", () => {
  test("a sent mail, and no waiting one", async ({ shop }) => {
    const { db } = shop.database;
    const creado_en = shop.clock.now();
    const correo = { plantilla: "x", para: "ana@ejemplo.cl", datos: "{}", creado_en };
    const add = (clave: string, estado: "enviado" | "pendiente") =>
      db
        .insertInto("correos")
        .values({ ...correo, clave, estado, proximo_en: creado_en })
        .execute();
    await add("a", "enviado");
    await add("b", "pendiente");
    await expectTerm(shop, "correos", days(terms.correo));
  });

  test("an answered mensaje with its answers, later one that nobody answered", async ({ shop }) => {
    const { db } = shop.database;
    const creado_en = shop.clock.now();
    const mensaje = { nombre: "Ana", email: "ana@ejemplo.cl", mensaje: "Hola", creado_en };
    const add = async (estado: "nuevo" | "respondido") => {
      const respondido_en = estado === "nuevo" ? null : creado_en;
      const row = { ...mensaje, estado, respondido_en };
      return db
        .insertInto("mensajes_contacto")
        .values(row)
        .returning("id")
        .executeTakeFirstOrThrow();
    };
    await add("nuevo");
    const { id: mensaje_id } = await add("respondido");
    await db
      .insertInto("mensaje_respuestas")
      .values({ mensaje_id, autor: "Rosa", texto: "Sí", creado_en })
      .execute();
    await expectTerm(shop, "mensajes_contacto", days(terms.mensajeAnswered));
    await expectTerm(shop, "mensajes_contacto", days(terms.mensaje - terms.mensajeAnswered));
  });

  test("an aviso of a producto that never came back", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 0 });
    await shop.client()("createAviso", { body: { producto_id, email: "ana@ejemplo.cl" } });
    await expectTerm(shop, "avisos", days(terms.aviso));
  });

  test("a line of a carrito", async ({ shop }) => {
    const { token } = await buildCliente(shop);
    const producto_id = await buildProducto(shop);
    await shop.client(token)("setCarritoLinea", { body: { producto_id, cantidad: 1 } });
    await expectTerm(shop, "carrito_lineas", days(terms.carrito));
  });

  test("the person of a pedido: unpaid soon, delivered after six years, undelivered never", async ({
    shop,
  }) => {
    const { db } = shop.database;
    const build = async (estado: "expirado" | "entregado" | "enviado") => {
      const id = await buildPedido(shop, { nombre: "Zoila Única" });
      await db.updateTable("pedidos").set({ estado }).where("id", "=", id).execute();
    };
    for (const estado of ["expirado", "entregado", "enviado"] as const) await build(estado);
    const named = async () => {
      const rows = await db
        .selectFrom("pedidos")
        .select("estado")
        .where("nombre", "=", "Zoila Única")
        .where("direccion", "like", "%Avenida Alemania%")
        .orderBy("id")
        .execute();
      return rows.map(({ estado }) => estado);
    };
    shop.clock.advance(days(terms.unpaidPedido) + 1);
    await run(shop);
    expect(await named()).toEqual(["entregado", "enviado"]);
    shop.clock.advance(days(terms.pedido - terms.unpaidPedido));
    await run(shop);
    expect(await named()).toEqual(["enviado"]);
  });

  test("an event of security, by the database's own clock", async ({ shop }) => {
    const { db } = shop.database;
    const event = { tipo: "registro", resultado: "ok", datos: "{}", solicitud: "s" } as const;
    const now = await readDatabaseTime(shop);
    for (const age of [days(366), days(364)]) {
      const creado_en = now - age;
      await db
        .insertInto("eventos_seguridad")
        .values({ ...event, creado_en })
        .execute();
    }
    const left = async () =>
      (
        await db
          .selectFrom("eventos_seguridad")
          .select("tipo")
          .where("tipo", "=", "registro")
          .execute()
      ).length;
    shop.clock.advance(days(3));
    await run(shop);
    expect(await left()).toBe(1);
  });
});

test("what went stands in the trail and the metric, in bounded batches", async ({ shop }) => {
  const { db } = shop.database;
  const creado_en = shop.clock.now();
  const rows = Array.from({ length: 450 }, (_, index) => ({
    clave: `c-${index}`,
    plantilla: "x",
    para: "ana@ejemplo.cl",
    datos: "{}",
    estado: "enviado" as const,
    proximo_en: creado_en,
    creado_en,
  }));
  await db.insertInto("correos").values(rows).execute();
  shop.clock.advance(days(terms.correo) + 1);
  await run(shop);
  expect(await count(shop, "correos")).toBe(0);
  const events = await db
    .selectFrom("eventos_seguridad")
    .select("datos")
    .where("tipo", "=", "conservacion")
    .orderBy("id")
    .execute();
  expect(events.map(({ datos }) => JSON.parse(datos))).toEqual(
    [200, 200, 50].map((filas) => ({ dato: "correo", filas })),
  );
  const metrics = await (await fetch(`${shop.url}/metrics`)).text();
  expect(metrics).toContain('estrato_retention_rows_total{dato="correo"} 450');
});

test("two processes do not run it at once, and a process that died gives it back", async ({
  shop,
}) => {
  const { db } = shop.database;
  const creado_en = shop.clock.now();
  const correo = { plantilla: "x", para: "a@b.cl", datos: "{}", proximo_en: 0, creado_en };
  await db
    .insertInto("correos")
    .values({ ...correo, clave: "a", estado: "enviado" })
    .execute();
  shop.clock.advance(days(terms.correo) + 1);
  const tomada_hasta = shop.clock.now() + minutes(10);
  await db
    .insertInto("tareas")
    .values({ nombre: "conservacion", tomada_hasta, terminada_en: null })
    .execute();
  await run(shop);
  expect(await count(shop, "correos")).toBe(1);
  shop.clock.advance(minutes(10));
  await run(shop);
  expect(await count(shop, "correos")).toBe(0);
});
