import { describe, expect, it } from "vitest";
import { buildAdmin } from "#rig/builders/admin.ts";
import { buildProducto } from "#rig/builders/builders.ts";
import { openTestShop } from "#rig/shop/test-shop.ts";
import {
  actAtWebpay,
  countCalls,
  finishPayment,
  followRetorno,
  listTransacciones,
} from "#rig/standins/webpay.ts";
import { minutes } from "#server/clock.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { sweepReservas } from "#server/modules/pagos/index.ts";
import { type Buyer, buildBuyer, pedidoAt, startPayment } from "#tests/support/buying/buyer.ts";
import { sendProducto } from "#tests/support/calls/producto-calls.ts";
import { openProcesos } from "./processes.ts";

const procesos = openProcesos(async () => {
  const first = await openTestShop();
  await ensureCategorias(first.database.db, first.clock.now());
  return process.env.TEST_ENGINE === "postgres"
    ? [first, await openTestShop({ beside: first })]
    : [first];
});
const { shop, at, pay, stock } = procesos;

const start = ({ api, direccion_id }: Buyer) => api("startPago", { body: { direccion_id } });

async function openOwner() {
  const { token } = await buildAdmin(shop());
  return { token, api: (place: number) => at(place).client(token) };
}

async function deactivate(id: number, activo = false): Promise<void> {
  const { api } = await openOwner();
  expect((await api(0)("patchProducto", { query: { id }, body: { activo } })).ok).toBe(true);
}

describe("the owner edits a producto while 30 people buy it", () => {
  const precios = [10_000, 11_000, 12_000, 13_000];

  it("keeps the sum of stock, and charges what each pedido froze", async () => {
    const initial = 20;
    const id = await buildProducto(shop(), { stock: initial, precio: 10_000, sku: "DUENO-1" });
    const people: Buyer[] = [];
    for (let place = 0; place < 30; place++)
      people.push(await buildBuyer(at(place), [{ producto_id: id, cantidad: 1 }]));
    const owner = await openOwner();
    const edit = async (place: number): Promise<number> => {
      const by = place % 3 === 0 ? -2 : 3;
      const { status } = await sendProducto(at(place), {
        id,
        token: owner.token,
        fields: {
          sku: "DUENO-1",
          precio: String(precios[place % precios.length]),
          categoria_id: String(1 + (place % 3)),
          stock_anterior: "10",
          stock: String(10 + by),
        },
      });
      expect([200, 409]).toContain(status);
      return status === 200 ? by : 0;
    };
    const edits = (async () => {
      let sum = 0;
      for (let place = 0; place < 8; place++) sum += await edit(place);
      return sum;
    })();
    const categorias = (async () => {
      for (let place = 0; place < 6; place++)
        await owner.api(place)("saveCategoria", {
          body: { id: 2 + (place % 2), nombre: `Temporada ${place}` },
        });
    })();
    const pages = await Promise.all(
      people.map(async (buyer, place) => {
        const started = await start(buyer);
        return started.ok ? pay(started.data.token, place) : null;
      }),
    );
    const [sum] = await Promise.all([edits, categorias]);
    const paid = pages.filter((page) => page?.searchParams.get("status") === "success");
    expect(initial + sum).toBe((await stock(id)) + paid.length);
    const charged = await listTransacciones(shop());
    for (const [place, page] of pages.entries()) {
      const buyer = people[place];
      if (!page || !buyer) continue;
      const pedido = await pedidoAt(buyer, page);
      const money = charged.find(({ buy_order }) => buy_order.startsWith(`E${pedido.id}-`));
      expect(precios).toContain(pedido.total);
      expect(pedido.detalles[0]?.precio_unitario).toBe(pedido.total);
      expect(money?.captured_amount).toBe(pedido.total);
    }
  });
});

describe("a producto that is deactivated", () => {
  it("is not in a payment that starts afterwards", async () => {
    const id = await buildProducto(shop(), { stock: 1 });
    const ana = await buildBuyer(shop(), [{ producto_id: id, cantidad: 1 }]);
    await deactivate(id);
    expect(await start(ana)).toMatchObject({ ok: false, status: 422 });
  });

  it("is still sold to who held it before, at the price they saw", async () => {
    const id = await buildProducto(shop(), { stock: 1, precio: 9_000 });
    const ana = await buildBuyer(shop(), [{ producto_id: id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    await deactivate(id);
    const page = await finishPayment(shop(), token, "aprobar");
    expect(page.searchParams.get("status")).toBe("success");
    expect((await pedidoAt(ana, page)).total).toBe(9_000);
  });

  it("is not held again for who let the time run out, and nothing is charged", async () => {
    const id = await buildProducto(shop(), { stock: 1 });
    const ana = await buildBuyer(shop(), [{ producto_id: id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    const back = await actAtWebpay(shop(), token, { accion: "aprobar" });
    shop().clock.advance(minutes(17));
    await sweepReservas(shop().app.ctx);
    await deactivate(id);
    expect((await followRetorno(back)).searchParams.get("status")).toBe("cancelled");
    expect(await countCalls(shop(), "commit", token)).toBe(0);
  });
});
