import { describe, expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import { buildDoubt, buildStoppedDoubt } from "#tests/support/buying/doubts.ts";
import { readIntento } from "#tests/support/buying/intentos.ts";
import { buyPedido, estadoOf } from "#tests/support/buying/pedidos.ts";
import { commandEvents, tienda } from "#tests/support/calls/tienda-command.ts";

const test = freshShopTest();

/** The code in the settings has changed since. */
const moveAway = ({ database: { db } }: TestShop, comercio: string) =>
  db.updateTable("pago_intentos").set({ comercio }).execute();
const makeDue = ({ database: { db } }: TestShop) =>
  db.updateTable("pago_intentos").set({ proxima_consulta_en: 1 }).execute();

describe("pagos preguntar", () => {
  test("settles a payment in doubt as the reconciler does, by pedido or buy order, and leaves a trail", async ({
    shop,
  }) => {
    const doubt = await buildDoubt(shop);
    const busy = await tienda(shop, "pagos", "preguntar", doubt.buy_order);
    expect(busy.output).toContain("la tienda le está preguntando");
    await makeDue(shop);
    const { status, output } = await tienda(shop, "pagos", "preguntar", String(doubt.pedido_id));
    expect(status).toBe(0);
    expect(output).toContain(`${doubt.buy_order}: confirmando → autorizado`);
    expect(await estadoOf(shop, doubt.pedido_id)).toBe("pagado");
    const again = await tienda(shop, "pagos", "preguntar", doubt.buy_order);
    expect(again.output).toContain("sigue autorizado");
    const events = await commandEvents(shop, "pago_consultado");
    expect(events.map(({ datos }) => JSON.parse(datos))[1]).toEqual({
      pedido_id: doubt.pedido_id,
      cantidad: 1,
    });
  });

  test("finds the charge of an intento that was closed as unpaid", async ({ shop }) => {
    const { token, id } = await buyPedido(shop);
    const { db } = shop.database;
    const { buy_order, id: intento_id } = await readIntento(shop, token);
    await db.updateTable("pago_intentos").set({ estado: "expirado" }).execute();
    await db.updateTable("pedidos").set({ estado: "expirado", pago: null }).execute();
    await db.updateTable("reservas").set({ estado: "liberada" }).execute();
    await db.deleteFrom("trabajos").execute();
    const { output } = await tienda(shop, "pagos", "preguntar", buy_order);
    expect(output).toContain("expirado → autorizado");
    expect(await estadoOf(shop, id)).toBe("pagado");
    const found = await db.selectFrom("discrepancias").select(["intento_id", "medida"]).execute();
    expect(found).toEqual([{ intento_id, medida: "registrado" }]);
  });

  test("says what it does not know or cannot ask", async ({ shop }) => {
    const doubt = await buildDoubt(shop);
    await makeDue(shop);
    await moveAway(shop, "597000000001");
    const elsewhere = await tienda(shop, "pagos", "preguntar", doubt.buy_order);
    expect(elsewhere.output).toContain("es del código de comercio 597000000001");
    expect(await readIntento(shop, doubt.token)).toMatchObject({ proxima_consulta_en: 1 });
    expect(await tienda(shop, "pagos", "preguntar", "999999")).toMatchObject({ status: 1 });
    expect(await tienda(shop, "pagos", "preguntar", "nada")).toMatchObject({ status: 2 });
  });
});

test("pagos dudosos lists them with what to do", async ({ shop }) => {
  const doubt = await buildStoppedDoubt(shop);
  // In doubt for a minute, also by the real clock of the command.
  await shop.database.db.updateTable("pago_intentos").set({ actualizado_en: 1 }).execute();
  const { output } = await tienda(shop, "pagos", "dudosos");
  expect(output).toContain("Pagos en duda: 1.");
  expect(output).toContain(`${doubt.buy_order}  confirmando`);
  expect(output).toContain("ciérralo: pagos cerrar");
  await moveAway(shop, "597000000001");
  expect((await tienda(shop, "pagos", "dudosos")).output).toContain(
    "es del código de comercio 597000000001: vuelve a ponerlo",
  );
});

test("pagos cerrar ends a doubt with a note and a trail", async ({ shop }) => {
  const doubt = await buildStoppedDoubt(shop);
  const { buy_order, pedido_id, intento_id } = doubt;
  expect(await tienda(shop, "pagos", "cerrar", buy_order, "quizás", "x")).toMatchObject({
    status: 2,
  });
  const closed = await tienda(shop, "pagos", "cerrar", buy_order, "cobrado", "Visto en el portal");
  expect(closed).toMatchObject({ status: 0, output: expect.stringContaining("quedó pagado") });
  expect(await estadoOf(shop, pedido_id)).toBe("pagado");
  const notas = await shop.database.db
    .selectFrom("pedido_notas")
    .select(["texto", "autor"])
    .execute();
  expect(notas).toEqual([{ texto: "Visto en el portal", autor: "Línea de comandos" }]);
  const [event] = await commandEvents(shop, "pago_cerrado");
  expect(JSON.parse(event?.datos ?? "")).toEqual({ pedido_id, intento_id, motivo: "cobrado" });
  const again = await tienda(shop, "pagos", "cerrar", buy_order, "no-cobrado", "x");
  expect(again).toEqual({ status: 1, output: "", faults: "Este pago ya no está en duda." });
});
