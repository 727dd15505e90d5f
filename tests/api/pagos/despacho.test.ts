import { describe, expect } from "vitest";
import { buildDespacho } from "#rig/builders/despacho.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos } from "#rig/standins/correo.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { boundsOf } from "#server/app/checks/check-shop.ts";
import { findBroken } from "#server/db/invariants/check-invariants.ts";
import { type Buyer, buildBuyer, pedidoAt } from "#tests/support/buying/buyer.ts";
import { guestBody } from "#tests/support/buying/guest.ts";
import { readIntento } from "#tests/support/buying/intentos.ts";

const test = freshShopTest();

const workshop = {
  retiro: true,
  retiro_taller: "Taller 12, Valparaíso",
  retiro_horario: "10 a 18",
};
const island = {
  alias: "Isla",
  calle_numero: "Te Pito o Te Henua 1",
  comuna: "Isla de Pascua",
  ciudad: "Hanga Roa",
  region: "Valparaíso",
};

/** Somebody with 20,000 pesos of 600 g in the carrito, who lives there. */
async function buyerIn(shop: TestShop, place: typeof island | null = island) {
  const producto_id = await buildProducto(shop, { precio: 10_000, stock: 9, peso_gramos: 300 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 2 }]);
  if (place === null) return ana;
  const made = await ana.api("createDireccion", { body: place });
  if (!made.ok) throw new Error(`no direccion: ${made.error}`);
  return { ...ana, direccion_id: made.data.direccion.id };
}

type Choice = {
  despacho?: "domicilio" | "sucursal" | "por_pagar" | "retiro";
  despacho_precio?: number;
};

function start({ api, direccion_id }: Buyer, choice: Choice = {}) {
  return api("startPago", { body: { direccion_id, ...choice } });
}

async function buy(shop: TestShop, ana: Buyer, choice: Choice = {}) {
  const started = await start(ana, choice);
  if (!started.ok) throw new Error(`start failed: ${started.error}`);
  const { monto } = await readIntento(shop, started.data.token);
  return {
    monto,
    pedido: await pedidoAt(ana, await finishPayment(shop, started.data.token, "aprobar")),
  };
}

describe("the despacho of a pedido", () => {
  test("is part of the total, and of the amount at the provider", async ({ shop }) => {
    await buildDespacho(shop);
    const ana = await buyerIn(shop);
    const { monto, pedido } = await buy(shop, ana);
    expect(monto).toBe(29_900);
    expect(pedido).toMatchObject({
      estado: "pagado",
      total: 29_900,
      despacho: { modo: "domicilio", precio: 9_900, listo_en: null },
    });
    const { desde, hasta } = pedido.despacho;
    expect(desde && hasta && desde < hasta).toBe(true);
    await shop.app.outbox.runOnce();
    const [correo] = await readCorreos(shop, ana.email);
    expect(correo?.texto).toMatch(/Despacho.*\$9\.900/);
    expect(correo?.texto).toContain("Llega entre el");
    const admin = shop.client((await buildAdmin(shop)).token);
    const listed = await admin("listAllPedidos", { query: { todos: "true" } });
    expect(listed).toMatchObject({ data: [{ despacho: { precio: 9_900 } }] });
  });

  test("without a table costs nothing and promises no days of its own", async ({ shop }) => {
    const { monto, pedido } = await buy(shop, await buyerIn(shop));
    expect(monto).toBe(20_000);
    expect(pedido.despacho).toEqual({
      modo: "domicilio",
      precio: 0,
      desde: null,
      hasta: null,
      listo_en: null,
    });
  });

  test("stays as it was when the table changes", async ({ shop }) => {
    await buildDespacho(shop);
    const ana = await buyerIn(shop);
    const { pedido } = await buy(shop, ana);
    await buildDespacho(shop, { zonas: [], ajustes: { activa: false } });
    const again = await ana.api("getPedido", { query: { id: String(pedido.id) } });
    expect(again).toMatchObject({ data: { total: 29_900, despacho: pedido.despacho } });
  });

  test("a way that is not offered there is refused, and a made-up one is malformed", async ({
    shop,
  }) => {
    await buildDespacho(shop);
    const ana = await buyerIn(shop);
    expect(await start(ana, { despacho: "sucursal" })).toMatchObject({ status: 409 });
    expect(await start(ana, { despacho: "retiro" })).toMatchObject({ status: 409 });
    expect(await start(ana, { despacho: "burro" } as never)).toMatchObject({ status: 422 });
    expect(await start(ana, { despacho_precio: -1 })).toMatchObject({ status: 422 });
    expect(await start(ana, { despacho_precio: 1.5 })).toMatchObject({ status: 422 });
  });

  test("a retiro needs no direccion, and is made ready and fetched", async ({ shop }) => {
    await buildDespacho(shop, { ajustes: workshop });
    const ana = await buyerIn(shop, null);
    const body = { despacho: "retiro", despacho_precio: 0 } as const;
    const started = await ana.api("startPago", { body });
    if (!started.ok) throw new Error(`start failed: ${started.error}`);
    const paid = await pedidoAt(ana, await finishPayment(shop, started.data.token, "aprobar"));
    expect(paid).toMatchObject({
      total: 20_000,
      despacho: { modo: "retiro", precio: 0, listo_en: null },
      direccion: { calle_numero: "Taller 12, Valparaíso", nota: "10 a 18", comuna: "" },
    });
    const admin = shop.client((await buildAdmin(shop)).token);
    const query = { id: String(paid.id) };
    await admin("movePedido", { query, body: { estado: "en_preparacion" } });
    const ready = await admin("movePedido", { query, body: { estado: "enviado" } });
    expect(ready).toMatchObject({
      data: { mensaje: "El pedido quedó listo para retiro y avisamos por correo." },
    });
    const seen = await ana.api("getPedido", { query });
    expect(seen).toMatchObject({
      data: { estado: "enviado", envio: null, despacho: { listo_en: shop.clock.now() } },
    });
    await admin("movePedido", { query, body: { estado: "entregado" } });
    await shop.app.outbox.runOnce();
    const subjects = (await readCorreos(shop, ana.email)).map(({ asunto }) => asunto).join("\n");
    expect(subjects).toContain("está listo para retiro");
    expect(subjects).toContain("Retiraste tu pedido");
  });

  test("somebody without an account fetches without a direccion, and needs one otherwise", async ({
    shop,
  }) => {
    await buildDespacho(shop, { ajustes: workshop });
    const producto_id = await buildProducto(shop, { precio: 10_000, stock: 9 });
    const { direccion, ...rest } = guestBody({ lineas: [{ producto_id, cantidad: 1 }] });
    const api = shop.client();
    const without = await api("startPagoAsInvitado", { body: rest });
    expect(without).toMatchObject({ status: 422 });
    const started = await api("startPagoAsInvitado", { body: { ...rest, despacho: "retiro" } });
    expect(started).toMatchObject({ ok: true });
    const place = { ...direccion, comuna: "Isla de Pascua", region: "Valparaíso" };
    const sent = await api("startPagoAsInvitado", {
      body: { ...rest, direccion: place as never },
    });
    if (!sent.ok) throw new Error(`start failed: ${sent.error}`);
    expect((await readIntento(shop, sent.data.token)).monto).toBe(19_900);
  });

  test("an equal start is the same pedido, with the days of now", async ({ shop }) => {
    await buildDespacho(shop);
    const ana = await buyerIn(shop);
    await start(ana);
    const [first] = (await listOf(ana)) ?? [];
    shop.clock.advance(60_000);
    await buildDespacho(shop, { ajustes: { dias_preparacion: 9 } });
    const { pedido } = await buy(shop, ana);
    expect(pedido.id).toBe(first?.id);
    expect((pedido.despacho.desde ?? "") > (first?.despacho.desde ?? "")).toBe(true);
  });

  test("keeps every invariant, also after a whole refund", async ({ shop }) => {
    await buildDespacho(shop);
    const ana = await buyerIn(shop);
    const { pedido } = await buy(shop, ana);
    const admin = shop.client((await buildAdmin(shop)).token);
    const body = { pedido_id: pedido.id, motivo: "Llegó rota", reponer_stock: false };
    const refund = await admin("createReembolso", { body });
    expect(refund).toMatchObject({ ok: true });
    const broken = await findBroken(shop.database.db, boundsOf(shop.config, shop.clock.now()));
    expect(broken).toEqual([]);
  });
});

async function listOf({ api }: Buyer) {
  const listed = await api("listPedidos");
  return listed.ok ? listed.data : null;
}
