import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import {
  actAtWebpay,
  countCalls,
  finishPayment,
  followRetorno,
  listTransacciones,
} from "#rig/standins/webpay.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { sweepReservas } from "#server/modules/pagos/index.ts";
import { minutes } from "#server/time/clock.ts";
import { type Buyer, buildBuyer, pedidoAt, startPayment } from "#tests/support/buying/buyer.ts";
import { sendProducto } from "#tests/support/calls/producto-calls.ts";
import { processesTest } from "./processes.ts";

const test = processesTest(async () => {
  const first = await openTestShop();
  await ensureCategorias(first.database.db, first.clock.now());
  return process.env.TEST_ENGINE === "postgres"
    ? [first, await openTestShop({ beside: first })]
    : [first];
});

const start = ({ api, direccion_id }: Buyer, shown: { total?: number } = {}) =>
  api("startPago", { body: { direccion_id, ...shown } });

async function deactivate(shop: TestShop, id: number): Promise<void> {
  const owner = shop.client((await buildAdmin(shop)).token);
  expect((await owner("patchProducto", { query: { id }, body: { activo: false } })).ok).toBe(true);
}

describe("the owner edits a producto while 30 people buy it", () => {
  const precios = [10_000, 11_000, 12_000, 13_000];
  /** Every third one's client tells no total. */
  const shownTo = (index: number) => (index % 3 === 0 ? {} : { total: precios[0] ?? 0 });

  test("keeps the sum of stock, and charges what each pedido froze and its buyer saw", async ({
    processes,
  }) => {
    const { here, inTurn } = processes;
    const initial = 20;
    const id = await buildProducto(here, { stock: initial, precio: 10_000, sku: "DUENO-1" });
    const people: Buyer[] = [];
    for (let index = 0; index < 30; index++)
      people.push(await buildBuyer(inTurn(index), [{ producto_id: id, cantidad: 1 }]));
    const owner = await buildAdmin(here);
    const edit = async (index: number): Promise<number> => {
      const by = index % 3 === 0 ? -2 : 3;
      const fields = {
        sku: "DUENO-1",
        precio: String(precios[index % precios.length]),
        categoria_id: String(1 + (index % 3)),
        stock_anterior: "10",
        stock: String(10 + by),
      };
      const send = () => sendProducto(inTurn(index), { id, token: owner.token, fields });
      let { status } = await send();
      // A busy pool refuses before anything is written.
      while (status === 503) ({ status } = await send());
      expect([200, 409]).toContain(status);
      return status === 200 ? by : 0;
    };
    const edited = Promise.withResolvers<void>();
    const edits = (async () => {
      let sum = 0;
      for (let index = 0; index < 8; index++) {
        sum += await edit(index);
        if (index === 1) edited.resolve();
      }
      return sum;
    })();
    const categorias = (async () => {
      for (let index = 0; index < 6; index++)
        await inTurn(index).client(owner.token)("saveCategoria", {
          body: { id: 2 + (index % 2), nombre: `Temporada ${index}` },
        });
    })();
    const pages = await Promise.all(
      people.map(async (buyer, index) => {
        // An engine with one writer would serve all of them before the first other precio.
        if (index % 2 === 1) await edited.promise;
        const started = await start(buyer, shownTo(index));
        if (started.ok) return inTurn(index + 1).pay(started.data.token);
        if (started.total !== undefined) expect(precios.slice(1)).toContain(started.total);
        return null;
      }),
    );
    const [sum] = await Promise.all([edits, categorias]);
    const paid = pages.filter((page) => page?.searchParams.get("status") === "success");
    expect(initial + sum).toBe((await processes.stockOf(id)) + paid.length);
    const charged = await listTransacciones(here);
    for (const [index, page] of pages.entries()) {
      const buyer = people[index];
      if (!page || !buyer) continue;
      const pedido = await pedidoAt(buyer, page);
      const money = charged.find(({ buy_order }) => buy_order.startsWith(`E${pedido.id}-`));
      expect([shownTo(index).total ?? precios].flat()).toContain(pedido.total);
      expect(pedido.detalles[0]?.precio_unitario).toBe(pedido.total);
      expect(money?.captured_amount).toBe(pedido.total);
    }
  });
});

describe("a producto that is deactivated", () => {
  test("is not in a payment that starts afterwards", async ({ processes: { here } }) => {
    const id = await buildProducto(here, { stock: 1 });
    const ana = await buildBuyer(here, [{ producto_id: id, cantidad: 1 }]);
    await deactivate(here, id);
    expect(await start(ana)).toMatchObject({ ok: false, status: 422 });
  });

  test("is still sold to a payment that held it before, at the frozen price", async ({
    processes: { here },
  }) => {
    const id = await buildProducto(here, { stock: 1, precio: 9_000 });
    const ana = await buildBuyer(here, [{ producto_id: id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    await deactivate(here, id);
    const page = await finishPayment(here, token, "aprobar");
    expect(page.searchParams.get("status")).toBe("success");
    expect((await pedidoAt(ana, page)).total).toBe(9_000);
  });

  test("is not held again for a shopper whose time ran out, and nothing is charged", async ({
    processes: { here },
  }) => {
    const id = await buildProducto(here, { stock: 1 });
    const ana = await buildBuyer(here, [{ producto_id: id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    const back = await actAtWebpay(here, token, { accion: "aprobar" });
    here.clock.advance(minutes(17));
    await sweepReservas(here.app.ctx);
    await deactivate(here, id);
    expect((await followRetorno(back)).searchParams.get("status")).toBe("cancelled");
    expect(await countCalls(here, "commit", token)).toBe(0);
  });
});
