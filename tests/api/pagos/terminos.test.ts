import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos } from "#rig/standins/correo.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { buildBuyer, pedidoAt } from "#tests/support/buying/buyer.ts";
import { startAsGuest } from "#tests/support/buying/guest.ts";

const test = freshShopTest();

/** An owner changes the sentence about delivery. */
function reword(shop: TestShop, despacho: string): void {
  shop.app.ctx.config.tienda().despacho = despacho;
}

async function buyer(shop: TestShop) {
  const producto_id = await buildProducto(shop, { stock: 5 });
  return buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
}

async function start(ana: Awaited<ReturnType<typeof buyer>>, accepted: { acepta_terminos?: true }) {
  const { api, direccion_id } = ana;
  const started = await api("startPago", { body: { direccion_id, ...accepted } });
  if (!started.ok) throw new Error(`start failed: ${started.error}`);
  return started.data.token;
}

const accepts = { acepta_terminos: true } as const;

describe("the terms of a purchase", () => {
  test("keep each wording under its own number, as it was shown", async ({ shop }) => {
    const api = shop.client();
    const first = await api("getTerminos");
    expect(first).toMatchObject({ ok: true, data: { version: 1, desde: shop.clock.now() } });
    reword(shop, "Despacho en 12 días hábiles.");
    shop.clock.advance(60_000);
    const second = await api("getTerminos");
    expect(second).toMatchObject({ data: { version: 2, desde: shop.clock.now() } });
    expect(JSON.stringify(second)).toContain("Despacho en 12 días hábiles.");
    const kept = await api("getTerminos", { query: { version: 1 } });
    expect(kept.ok && kept.data).toEqual(first.ok && first.data);
    expect(await api("getTerminos", { query: { version: 3 } })).toMatchObject({ status: 404 });
    expect(await api("getTerminos", { query: { version: "x" } as never })).toMatchObject({
      ok: false,
    });
  });

  test("a wording that comes back has its old number", async ({ shop }) => {
    const { despacho } = shop.app.ctx.config.tienda();
    const versionOf = async () => {
      const answer = await shop.client()("getTerminos");
      return answer.ok ? answer.data.version : null;
    };
    expect(await versionOf()).toBe(1);
    reword(shop, "Otro plazo.");
    expect(await versionOf()).toBe(2);
    reword(shop, despacho);
    expect(await versionOf()).toBe(1);
  });

  test("stand on the pedido with the time, and the mail encloses that version", async ({
    shop,
  }) => {
    const ana = await buyer(shop);
    const token = await start(ana, accepts);
    const accepted = shop.clock.now();
    reword(shop, "Despacho en 12 días hábiles.");
    shop.clock.advance(60_000);
    const pedido = await pedidoAt(ana, await finishPayment(shop, token, "aprobar"));
    expect(pedido.terminos).toEqual({ version: 1, aceptados_en: accepted });
    await shop.app.outbox.runOnce();
    const [correo] = await readCorreos(shop, ana.email);
    expect(correo?.texto).toContain("/terminos/1");
    const [, enclosed] = correo?.texto.split("VERSIÓN 1 DEL") ?? [];
    expect(enclosed).toContain("Derecho a retracto");
    expect(enclosed).not.toContain("Despacho en 12 días hábiles.");
    const admin = shop.client((await buildAdmin(shop)).token);
    const seen = await admin("getPedidoDetalle", { query: { id: pedido.id } });
    expect(seen).toMatchObject({ data: { terminos: { version: 1, aceptados_en: accepted } } });
    const exported = await ana.api("getCuenta");
    expect(exported).toMatchObject({
      data: { pedidos: [{ terminos: { version: 1, aceptados_en: accepted } }] },
    });
  });

  test("a start without the box is recorded as such", async ({ shop }) => {
    const ana = await buyer(shop);
    const token = await start(ana, {});
    const pedido = await pedidoAt(ana, await finishPayment(shop, token, "aprobar"));
    expect(pedido.terminos).toEqual({ version: 1, aceptados_en: null });
  });

  test("a second start of the same pedido records its acceptance, and loses none", async ({
    shop,
  }) => {
    const ana = await buyer(shop);
    const token = await start(ana, {});
    // Within the seconds of a double click: the same intento.
    expect(await start(ana, accepts)).toBe(token);
    const accepted = shop.clock.now();
    shop.clock.advance(60_000);
    reword(shop, "Otro plazo.");
    const again = await start(ana, {});
    expect(again).not.toBe(token);
    const pedido = await pedidoAt(ana, await finishPayment(shop, again, "aprobar"));
    expect(pedido.terminos).toEqual({ version: 1, aceptados_en: accepted });
  });

  test("the newest acceptance stands", async ({ shop }) => {
    const ana = await buyer(shop);
    await start(ana, accepts);
    shop.clock.advance(60_000);
    reword(shop, "Otro plazo.");
    const token = await start(ana, accepts);
    const accepted = shop.clock.now();
    const pedido = await pedidoAt(ana, await finishPayment(shop, token, "aprobar"));
    expect(pedido.terminos).toEqual({ version: 2, aceptados_en: accepted });
  });

  test("are accepted by everybody who buys without an account", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 5 });
    const { token } = await startAsGuest(shop, { lineas: [{ producto_id, cantidad: 1 }] });
    const accepted = shop.clock.now();
    await finishPayment(shop, token, "aprobar");
    expect(await shop.client()("openPedidoEnlace", { body: { pago: token } })).toMatchObject({
      data: { terminos: { version: 1, aceptados_en: accepted } },
    });
  });

  test("a box that is refused is a bad request", async ({ shop }) => {
    const { api, direccion_id } = await buyer(shop);
    const body = { direccion_id, acepta_terminos: false } as never;
    expect(await api("startPago", { body })).toMatchObject({
      status: 422,
      error: "Marca que aceptas los términos y condiciones para poder pagar.",
    });
  });
});
