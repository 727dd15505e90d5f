import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import {
  actAtWebpay,
  finishPayment,
  followRetorno,
  forgetTransacciones,
  injectFault,
} from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { minutes } from "#server/time/clock.ts";
import { buildBuyer, pedidoAt, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { compareNextDay } from "#tests/support/buying/conciliacion.ts";
import { adminApi, buyPedido, estadoOf, transaccionOf } from "#tests/support/buying/pedidos.ts";
import { intentoOf, refundAtPortal } from "#tests/support/buying/reembolsos.ts";

const test = freshShopTest();

async function findings(shop: TestShop) {
  const api = await adminApi(shop, "Rosa Fuentes");
  const result = await api("listDiscrepancias", { query: { estado: "abierta" } });
  if (!result.ok) throw new Error(`no list: ${result.error}`);
  return result.data;
}

async function countInDoubt(shop: TestShop): Promise<number> {
  const result = await (await adminApi(shop))("getResumen");
  return result.ok ? result.data.pagos_en_duda : Number.NaN;
}

/** Captures only at the provider, as when a commit's answer is lost. */
async function captureAtProvider(shop: TestShop, token: string): Promise<void> {
  const answer = await shop.app.ctx.payment.commit(token);
  if (!answer.ok) throw new Error(`not captured: ${answer.reason}`);
}

async function buildLostCharge(shop: TestShop, { stock = 5 } = {}) {
  const producto_id = await buildProducto(shop, { precio: 9_990, stock });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(ana);
  const { campos, ...retorno } = await actAtWebpay(shop, token, { accion: "aprobar" });
  const { buy_order, session_id } = await shop.database.db
    .selectFrom("pago_intentos")
    .select(["buy_order", "session_id"])
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
  const aborted = { TBK_TOKEN: token, TBK_ID_SESION: session_id, TBK_ORDEN_COMPRA: buy_order };
  expect(Object.keys(campos)).toEqual(["token_ws"]);
  const page = await followRetorno({ ...retorno, campos: aborted });
  expect(page.searchParams.get("status")).toBe("cancelled");
  await captureAtProvider(shop, token);
  const { id, numero } = await pedidoAt(ana, page);
  return { ana, id, numero, token, producto_id };
}

describe("the daily comparison", () => {
  test("finds nothing where both records agree, whatever the payment's end", async ({ shop }) => {
    await buyPedido(shop);
    const back = await buyPedido(shop);
    const body = { pedido_id: back.id, motivo: "Se arrepintió", reponer_stock: true };
    await (await adminApi(shop))("createReembolso", { body });
    const producto_id = await buildProducto(shop, { stock: 9 });
    for (const accion of ["rechazar", "anular", "expirar"] as const) {
      const buyer = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
      await finishPayment(shop, (await startPayment(buyer)).token, accion);
    }
    expect(await compareNextDay(shop)).toBe(5);
    expect(await findings(shop)).toEqual([]);
    expect(await countInDoubt(shop)).toBe(0);
  });

  test("reports money that went back in the provider's portal, and does not touch the pedido", async ({
    shop,
  }) => {
    const { id, numero, token } = await buyPedido(shop);
    await refundAtPortal(shop, token, 19_980);
    await compareNextDay(shop);

    expect(await findings(shop)).toMatchObject([
      {
        tipo: "devuelto_por_fuera",
        pedido_id: id,
        numero,
        nuestro_estado: "autorizado",
        nuestro_monto: 19_980,
        suyo_estado: "REVERSED",
        medida: null,
      },
    ]);
    expect(await countInDoubt(shop)).toBe(1);
    expect(await estadoOf(shop, id)).toBe("pagado");
  });

  test("keeps one discrepancia while it stays the same, and adds one when it changes", async ({
    shop,
  }) => {
    const { token } = await buyPedido(shop);
    await refundAtPortal(shop, token, 1000);
    await compareNextDay(shop);
    await compareNextDay(shop);
    const first = await findings(shop);
    expect(first).toMatchObject([{ suyo_estado: "PARTIALLY_NULLIFIED" }]);

    const query = { id: String(first[0]?.id) };
    const api = await adminApi(shop, "Rosa Fuentes");
    const body = { nota: "Le devolví el despacho" };
    expect(await api("closeDiscrepancia", { query, body })).toMatchObject({
      data: {
        mensaje: "La diferencia quedó resuelta.",
        discrepancia: { estado: "resuelta", nota: body.nota, autor: "Rosa Fuentes" },
      },
    });
    const again = await api("closeDiscrepancia", { query, body: { nota: "Otra cosa" } });
    expect(again).toMatchObject({
      data: {
        mensaje: "Esta diferencia ya estaba resuelta.",
        discrepancia: { nota: body.nota },
      },
    });
    await compareNextDay(shop);
    expect(await findings(shop)).toEqual([]);
    expect(await countInDoubt(shop)).toBe(0);

    await refundAtPortal(shop, token, 18_980);
    await compareNextDay(shop);
    expect(await findings(shop)).toMatchObject([{ suyo_estado: "NULLIFIED" }]);
  });

  test.for([
    ["otro_monto", "otro_monto"],
    ["otra_orden", "otra_orden"],
    ["otra_sesion", "otra_orden"],
    ["estado_contradictorio", "pedido_sin_cargo"],
  ] as const)(
    "reports a paid pedido of which the provider says %s: %s",
    async ([falla, tipo], { shop }) => {
      const { id, token } = await buyPedido(shop);
      await injectFault(shop, { falla, operacion: "status", token });
      await compareNextDay(shop);
      expect(await findings(shop)).toMatchObject([{ tipo, pedido_id: id, medida: null }]);
      expect(await estadoOf(shop, id)).toBe("pagado");
    },
  );

  test("reports a paid pedido that the provider does not know", async ({ shop }) => {
    const { id } = await buyPedido(shop);
    await forgetTransacciones(shop);
    await compareNextDay(shop);
    expect(await findings(shop)).toMatchObject([
      { tipo: "pedido_sin_cargo", pedido_id: id, suyo_estado: "DESCONOCIDO", suyo_monto: 0 },
    ]);
  });

  test("reports a refund that did not happen", async ({ shop }) => {
    const { id } = await buyPedido(shop);
    const { db } = shop.database;
    const estado = "reembolsado" as const;
    await db.updateTable("pago_intentos").set({ estado }).where("pedido_id", "=", id).execute();
    await db.updateTable("pedidos").set({ estado }).where("id", "=", id).execute();
    await compareNextDay(shop);
    expect(await findings(shop)).toMatchObject([
      { tipo: "reembolso_no_hecho", pedido_id: id, suyo_estado: "AUTHORIZED" },
    ]);
    expect(await estadoOf(shop, id)).toBe("reembolsado");
  });
});

describe("a charge that the shop did not record", () => {
  test("pays its pedido while there is stock", async ({ shop }) => {
    const { ana, id, numero, token, producto_id } = await buildLostCharge(shop);
    expect(await estadoOf(shop, id)).toBe("cancelado");
    await compareNextDay(shop);

    expect(await estadoOf(shop, id)).toBe("pagado");
    expect(await findings(shop)).toMatchObject([
      {
        tipo: "cargo_sin_pedido",
        nuestro_estado: "abortado",
        suyo_estado: "AUTHORIZED",
        medida: "registrado",
      },
    ]);
    await shop.app.refreshCatalogoVersion();
    expect(await stockOf(shop, producto_id)).toBe(4);
    expect(await transaccionOf(shop, token)).toMatchObject({ refunded_amount: 0 });
    await waitForCorreo(shop, ana.email, `Recibimos tu pago: pedido ${numero}`);
  });

  test("is refunded when there is no stock", async ({ shop }) => {
    const { id, token, producto_id } = await buildLostCharge(shop, { stock: 1 });
    const beto = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    await finishPayment(shop, (await startPayment(beto)).token, "aprobar");
    await compareNextDay(shop);
    expect(await findings(shop)).toMatchObject([{ pedido_id: id, medida: "en_devolucion" }]);
    expect(await estadoOf(shop, id)).toBe("en_revision");
    shop.clock.advance(minutes(1));
    await reconcile(shop.app.ctx);
    expect(await estadoOf(shop, id)).toBe("reembolsado");
    expect(await transaccionOf(shop, token)).toMatchObject({ refunded_amount: 9_990 });
  });

  test("is refunded when the buyer has paid another pedido since", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { precio: 9_990, stock: 5 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const old = await startPayment(ana);
    shop.clock.advance(minutes(1));
    const page = await finishPayment(shop, (await startPayment(ana)).token, "aprobar");
    const { id } = await pedidoAt(ana, page);
    await actAtWebpay(shop, old.token, { accion: "aprobar" });
    await captureAtProvider(shop, old.token);
    await compareNextDay(shop);

    expect(await findings(shop)).toMatchObject([
      { nuestro_estado: "reemplazado", medida: "en_devolucion" },
    ]);
    shop.clock.advance(minutes(1));
    await reconcile(shop.app.ctx);
    expect(await transaccionOf(shop, old.token)).toMatchObject({ refunded_amount: 9_990 });
    expect(await estadoOf(shop, id)).toBe("pagado");
    expect(await intentoOf(shop, id)).toMatchObject({ estado: "autorizado" });
  });

  test("is refunded when the account was erased", async ({ shop }) => {
    const { ana, id, token } = await buildLostCharge(shop);
    const { db } = shop.database;
    await db
      .updateTable("usuarios")
      .set({ password_hash: null })
      .where("id", "=", ana.id)
      .execute();
    const erased = await ana.api("deleteCuenta", { body: {} });
    expect(erased).toMatchObject({ ok: true });
    await compareNextDay(shop);
    expect(await findings(shop)).toMatchObject([{ pedido_id: id, medida: "en_devolucion" }]);
    shop.clock.advance(minutes(1));
    await reconcile(shop.app.ctx);
    expect(await transaccionOf(shop, token)).toMatchObject({ refunded_amount: 9_990 });
  });
});
