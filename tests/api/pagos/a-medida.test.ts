import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos } from "#rig/standins/correo.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { type Buyer, buildBuyer, pedidoAt } from "#tests/support/buying/buyer.ts";
import { guestBody } from "#tests/support/buying/guest.ts";
import { plateCampos, setPlate } from "#tests/support/buying/plates.ts";

/** A plate with a name and a plain figure in the carrito. */
async function mixedBuyer(shop: TestShop) {
  const plate = await buildProducto(shop, { nombre: "Placa con nombre", a_medida: true });
  const figure = await buildProducto(shop);
  const lineas = [plate, figure].map((producto_id) => ({ producto_id, cantidad: 1 }));
  return { plate, figure, lineas, ana: await buildBuyer(shop, lineas) };
}

function start({ api, direccion_id }: Buyer, sin_retracto?: number[]) {
  return api("startPago", { body: { direccion_id, ...(sin_retracto && { sin_retracto }) } });
}

async function buy(shop: TestShop, ana: Buyer, sin_retracto?: number[]) {
  const started = await start(ana, sin_retracto);
  if (!started.ok) throw new Error(`start failed: ${started.error}`);
  return pedidoAt(ana, await finishPayment(shop, started.data.token, "aprobar"));
}

async function mark(shop: TestShop, id: number, a_medida: boolean): Promise<void> {
  const admin = shop.client((await buildAdmin(shop)).token);
  const marked = await admin("patchProducto", { query: { id: String(id) }, body: { a_medida } });
  expect(marked).toMatchObject({ data: { producto: { a_medida } } });
}

const told = { a_medida: true, sin_retracto: true };
const untold = { a_medida: true, sin_retracto: false };
const plain = { a_medida: false, sin_retracto: false };

describe("a line made to measure", () => {
  test("has no retracto when its buyer was told; the others keep theirs", async ({ shop }) => {
    const { ana, plate } = await mixedBuyer(shop);
    const carrito = await ana.api("getCarrito");
    expect(carrito).toMatchObject({ data: [{ a_medida: true }, { a_medida: false }] });
    const pedido = await buy(shop, ana, [plate]);
    expect(pedido.detalles).toMatchObject([told, plain]);
    const exported = await ana.api("getCuenta");
    expect(exported).toMatchObject({ data: { pedidos: [{ detalles: [told, plain] }] } });
  });

  test("is each of a producto that is marked, also with nothing but a choice of the shop", async ({
    shop,
  }) => {
    const [, color] = plateCampos;
    const personalizacion = color ? [color] : [];
    const id = await buildProducto(shop, { a_medida: true, personalizacion });
    const buyer = await buildBuyer(shop, []);
    await setPlate(buyer, id, { personalizacion: { color: "lapislazuli" } });
    expect(await buyer.api("getCarrito")).toMatchObject({ data: [{ a_medida: true }] });
    expect((await buy(shop, buyer, [id])).detalles).toMatchObject([told]);
  });

  test("keeps its retracto when the call told nothing", async ({ shop }) => {
    const { ana } = await mixedBuyer(shop);
    expect((await buy(shop, ana)).detalles).toMatchObject([untold, plain]);
  });

  test("stays as it was told when the owner changes the producto", async ({ shop }) => {
    const { ana, plate, figure } = await mixedBuyer(shop);
    const { id } = await buy(shop, ana, [plate]);
    await mark(shop, plate, false);
    await mark(shop, figure, true);
    const again = await ana.api("getPedido", { query: { id: String(id) } });
    expect(again).toMatchObject({ data: { detalles: [told, plain] } });
  });

  test("that was shown otherwise is told before anything is written", async ({ shop }) => {
    const { ana, plate, figure } = await mixedBuyer(shop);
    expect(await start(ana, [])).toMatchObject({
      status: 409,
      error:
        "«Placa con nombre» se hace a tu medida y no tiene retracto. Revisa tu pedido y vuelve a ir a pagar.",
    });
    await mark(shop, plate, false);
    const gone = await start(ana, [plate]);
    expect(gone).toMatchObject({ status: 409 });
    expect(gone.ok ? "" : gone.error).toContain("«Placa con nombre» ya no se hace a tu medida");
    expect(await start(ana, [figure])).toMatchObject({ status: 409 });
    expect(await ana.api("listPedidos")).toMatchObject({ data: [] });
    expect((await buy(shop, ana, [])).detalles).toMatchObject([plain, plain]);
  });

  test("is another pedido when it is told otherwise", async ({ shop }) => {
    const { ana, plate } = await mixedBuyer(shop);
    const untoldStart = await start(ana);
    const { id, detalles } = await buy(shop, ana, [plate]);
    expect(detalles).toMatchObject([told, plain]);
    expect(untoldStart.ok).toBe(true);
    const listed = await ana.api("listPedidos");
    const others = listed.ok ? listed.data.filter((pedido) => pedido.id !== id) : [];
    expect(others).toMatchObject([{ estado: "cancelado", detalles: [untold, plain] }]);
  });

  test("is told in the same way to somebody without an account", async ({ shop }) => {
    const { lineas, plate } = await mixedBuyer(shop);
    const api = shop.client();
    const body = guestBody({ lineas });
    const refused = await api("startPagoAsInvitado", { body: { ...body, sin_retracto: [] } });
    expect(refused).toMatchObject({ status: 409 });
    const started = await api("startPagoAsInvitado", { body: { ...body, sin_retracto: [plate] } });
    if (!started.ok) throw new Error(`start failed: ${started.error}`);
    await finishPayment(shop, started.data.token, "aprobar");
    const opened = await api("openPedidoEnlace", { body: { pago: started.data.token } });
    expect(opened).toMatchObject({ data: { detalles: [told, plain] } });
  });

  test("says so in the mail, in both forms, and the other line its ten days", async ({ shop }) => {
    const { ana, plate } = await mixedBuyer(shop);
    await buy(shop, ana, [plate]);
    await shop.app.outbox.runOnce();
    const [correo] = await readCorreos(shop, ana.email);
    const flat = (text = "") => text.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
    for (const form of [correo?.texto, correo?.html].map(flat)) {
      expect(form).toMatch(
        /Placa con nombre.*A tu medida: sin retracto.*10 días para arrepentirte/,
      );
      expect(form).toContain("para lo demás tienes 10 días desde que llega tu pedido");
    }
  });

  test("is malformed as anything but a list of productos", async ({ shop }) => {
    const { ana } = await mixedBuyer(shop);
    for (const wrong of ["1", { 0: 1 }, [0], ["x"], Array(101).fill(1)]) {
      expect(await start(ana, wrong as never)).toMatchObject({ status: 422 });
    }
  });
});
