import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos } from "#rig/standins/correo.ts";
import { actAtWebpay, countCalls, finishPayment, followRetorno } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import {
  buildBuyer,
  carritoOf,
  pedidoAt,
  stockOf as readStock,
  startPayment,
  startUntilAnswered,
} from "#tests/support/buying/buyer.ts";

const buyer = (shop: TestShop, lines: { producto_id: number; cantidad: number }[]) =>
  buildBuyer(shop, lines);
const start = startPayment;
const stockOf = (shop: TestShop, id: number) => readStock(shop, id);

describe("paying", () => {
  test("turns a carrito into a paid pedido, takes the stock, empties the carrito and mails a receipt", async ({
    shop,
  }) => {
    const producto_id = await buildProducto(shop, {
      nombre: "Zorro culpeo",
      precio: 9_990,
      stock: 3,
    });
    const ana = await buyer(shop, [{ producto_id, cantidad: 2 }]);
    const { url, token } = await start(ana);
    expect(url).toContain("/webpayserver/initTransaction");
    expect(await stockOf(shop, producto_id)).toBe(1);
    expect(await carritoOf(ana)).toHaveLength(1);

    const page = await finishPayment(shop, token, "aprobar");
    expect(page.pathname).toBe("/pago");
    expect(page.searchParams.get("status")).toBe("success");
    const pedido = await pedidoAt(ana, page);
    expect(pedido).toMatchObject({
      estado: "pagado",
      total: 19_980,
      pago: { codigo_autorizacion: "1213", ultimos_digitos: expect.stringMatching(/^\d{4}$/) },
      detalles: [{ nombre_producto: "Zorro culpeo", cantidad: 2, precio_unitario: 9_990 }],
      direccion: { comuna: "Valparaíso" },
    });
    expect(await stockOf(shop, producto_id)).toBe(1);
    expect(await carritoOf(ana)).toEqual([]);
    expect(await mailsTo(shop, ana.email)).toEqual([`Recibimos tu pago: pedido ${pedido.numero}`]);
  });

  test.for([
    ["rechazar", "failed", "fallido"],
    ["anular", "cancelled", "cancelado"],
    ["expirar", "cancelled", "expirado"],
  ] as const)(
    "%s keeps the carrito and releases the stock",
    async ([accion, status, estado], { shop }) => {
      const producto_id = await buildProducto(shop, { stock: 1 });
      const ana = await buyer(shop, [{ producto_id, cantidad: 1 }]);
      const { token } = await start(ana);
      expect(await stockOf(shop, producto_id)).toBe(0);
      const page = await finishPayment(shop, token, accion);
      expect(page.searchParams.get("status")).toBe(status);
      expect((await pedidoAt(ana, page)).estado).toBe(estado);
      expect(await stockOf(shop, producto_id)).toBe(1);
      expect(await carritoOf(ana)).toHaveLength(1);
      expect(await countCalls(shop, "commit", token)).toBe(accion === "rechazar" ? 1 : 0);
    },
  );

  test("pays the same pedido again after a rejected card", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buyer(shop, [{ producto_id, cantidad: 1 }]);
    const rejected = await finishPayment(shop, (await start(ana)).token, "rechazar");
    const paid = await finishPayment(shop, (await start(ana)).token, "aprobar");
    expect(paid.searchParams.get("order_id")).toBe(rejected.searchParams.get("order_id"));
    expect((await pedidoAt(ana, paid)).estado).toBe("pagado");
  });

  test("accepts an abort that comes back as a form post", async ({ shop }) => {
    const producto_id = await buildProducto(shop);
    const { token } = await start(await buyer(shop, [{ producto_id, cantidad: 1 }]));
    const retorno = await actAtWebpay(shop, token, { accion: "anular", forma: "POST" });
    expect(retorno.metodo).toBe("POST");
    expect((await followRetorno(retorno)).searchParams.get("status")).toBe("cancelled");
  });

  test("never downgrades a paid pedido when the form's error return comes late", async ({
    shop,
  }) => {
    const producto_id = await buildProducto(shop);
    const ana = await buyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await start(ana);
    await finishPayment(shop, token, "aprobar");
    const late = await followRetorno(await actAtWebpay(shop, token, { accion: "error" }));
    expect(late.searchParams.get("status")).toBe("success");
    expect((await pedidoAt(ana, late)).estado).toBe("pagado");
  });
});

describe("duplicates and races", () => {
  test("fifty starts at once make one pedido, one payment and fifty equal answers", async ({
    shop,
  }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buyer(shop, [{ producto_id, cantidad: 1 }]);
    const before = await countCalls(shop, "create");
    const answers = await Promise.all(Array.from({ length: 50 }, () => startUntilAnswered(ana)));
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
    expect((await countCalls(shop, "create")) - before).toBe(1);
    const pedidos = await ana.api("listPedidos");
    expect(pedidos.ok && pedidos.data.length).toBe(1);
  });

  test("fifty returns at once make one commit, one mail and fifty equal answers", async ({
    shop,
  }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await start(ana);
    const retorno = await actAtWebpay(shop, token, { accion: "aprobar" });
    const pages = await Promise.all(Array.from({ length: 50 }, () => followRetorno(retorno)));
    expect(new Set(pages.map(String)).size).toBe(1);
    expect(pages[0]?.searchParams.get("status")).toBe("success");
    expect(await countCalls(shop, "commit", token)).toBe(1);
    expect(await mailsTo(shop, ana.email)).toHaveLength(1);
  });

  test("sells the last unit once to twenty buyers with good cards", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const buyers = await Promise.all(Array.from({ length: 20 }, async () => buildCliente(shop)));
    const results = await Promise.all(
      buyers.map(async (cliente) => {
        const api = shop.client(cliente.token);
        await api("setCarritoLinea", { body: { producto_id, cantidad: 1 } });
        const started = await api("startPago", { body: { direccion_id: cliente.direccion_id } });
        if (!started.ok) return started.status;
        const page = await finishPayment(shop, started.data.token, "aprobar");
        return page.searchParams.get("status");
      }),
    );
    expect(results.filter((result) => result === "success")).toHaveLength(1);
    expect(await stockOf(shop, producto_id)).toBe(0);
  });

  test("a newer start replaces an older one, whose payment is never charged", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 2 });
    const ana = await buyer(shop, [{ producto_id, cantidad: 1 }]);
    const first = await start(ana);
    await ana.api("setCarritoLinea", { body: { producto_id, cantidad: 2 } });
    const second = await start(ana);
    expect(second.token).not.toBe(first.token);
    const old = await finishPayment(shop, first.token, "aprobar");
    expect(old.searchParams.get("status")).toBe("cancelled");
    expect(await countCalls(shop, "commit", first.token)).toBe(0);
    const page = await finishPayment(shop, second.token, "aprobar");
    expect(page.searchParams.get("status")).toBe("success");
    expect(await stockOf(shop, producto_id)).toBe(0);
  });
});

describe("refusals", () => {
  test("a newer start with other lines shows at once what it gives back", async ({ shop }) => {
    const before = await buildProducto(shop, { stock: 1 });
    const after = await buildProducto(shop, { stock: 1 });
    const ana = await buildBuyer(shop, [{ producto_id: before, cantidad: 1 }]);
    const seen = async () => {
      await startPayment(ana);
      await shop.app.refreshCatalogoVersion();
      return [await stockOf(shop, before), await stockOf(shop, after)];
    };
    expect(await seen()).toEqual([0, 1]);
    await ana.api("setCarritoLinea", { body: { producto_id: before, cantidad: 0 } });
    await ana.api("setCarritoLinea", { body: { producto_id: after, cantidad: 1 } });
    expect(await seen()).toEqual([1, 0]);
  });

  test("needs a session, a carrito, and an own address", async ({ shop }) => {
    const guest = await shop.client()("startPago", { body: { direccion_id: 1 } });
    expect(guest).toMatchObject({ ok: false, status: 401 });
    const ana = await buyer(shop, []);
    const empty = await ana.api("startPago", { body: { direccion_id: ana.direccion_id } });
    expect(empty).toMatchObject({ ok: false, status: 422, error: "Tu carrito está vacío." });
    const luis = await buyer(shop, [{ producto_id: await buildProducto(shop), cantidad: 1 }]);
    const foreign = await luis.api("startPago", { body: { direccion_id: ana.direccion_id } });
    expect(foreign).toMatchObject({ ok: false, status: 404, error: "Dirección no encontrada." });
    const none = await luis.api("startPago", { body: {} as never });
    expect(none).toMatchObject({
      status: 422,
      error: "Por favor, selecciona o añade una dirección de envío.",
    });
  });

  test("shows a pedido only to its owner and the administrators", async ({ shop }) => {
    const ana = await buyer(shop, [{ producto_id: await buildProducto(shop), cantidad: 1 }]);
    const page = await finishPayment(shop, (await start(ana)).token, "aprobar");
    const luis = await buyer(shop, []);
    const id = page.searchParams.get("order_id") ?? "";
    const foreign = await luis.api("getPedido", { query: { id } });
    const missing = await luis.api("getPedido", { query: { id: 999_999 } });
    expect(foreign).toEqual(missing);
    expect(foreign).toMatchObject({ status: 404, error: "Pedido no encontrado." });
  });

  test.for([
    "",
    "?token_ws=nada",
    `?token_ws=${"a".repeat(64)}`,
    "?TBK_ID_SESION=x&TBK_ORDEN_COMPRA=E1-00",
    "?token_ws=1&TBK_TOKEN=2",
  ])("redirects an unknown return to the result page: %s", async (query, { shop }) => {
    const response = await fetch(`${shop.url}/api/endpoints/pago_retorno.php${query}`, {
      redirect: "manual",
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toContain("/pago?status=error&message=");
  });
});

async function mailsTo(shop: TestShop, email: string): Promise<string[]> {
  await shop.app.outbox.runOnce();
  return (await readCorreos(shop, email)).map(({ asunto }) => asunto);
}
