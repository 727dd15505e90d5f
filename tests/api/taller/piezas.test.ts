import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos } from "#rig/standins/correo.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";
import { adminApi } from "#tests/support/buying/pedidos.ts";
import { buyPlates, newestPedido } from "#tests/support/buying/plates.ts";

type Step = "imprimiendo" | "impreso" | "revisado";

/** Two plates of one pedido; `step` moves the first ones from where they stand. */
async function buildWork(shop: TestShop) {
  const { buyer, pedido } = await buyPlates(shop, { cantidad: 2 });
  const admin = await adminApi(shop);
  const query = { pedido_id: String(pedido.id) };
  async function step(count: number, estado: Step) {
    const listed = await admin("listTrabajos", { query });
    const trabajos = listed.ok ? listed.data.trabajos.slice(0, count) : [];
    for (const { id, estado: desde } of trabajos) {
      await admin("stepTrabajos", { body: { ids: [id], desde, estado } });
    }
  }
  const read = async () => (await newestPedido(buyer)).pedido.piezas;
  return { buyer, pedido, step, read };
}

describe("the buyer of a print", () => {
  test("reads how many of the pieces are printed and checked", async ({ shop }) => {
    const { buyer, pedido, step, read } = await buildWork(shop);
    expect(await read()).toEqual({ total: 2, impresas: 0, revisadas: 0 });
    await step(1, "imprimiendo");
    await step(1, "impreso");
    expect(await read()).toEqual({ total: 2, impresas: 1, revisadas: 0 });
    await step(2, "revisado");
    const one = await buyer.api("getPedido", { query: { id: String(pedido.id) } });
    expect(one).toMatchObject({ data: { piezas: { total: 2, impresas: 2, revisadas: 2 } } });
  });

  test("gets one mail when the last piece is checked, and none for a check that is done again", async ({
    shop,
  }) => {
    const { buyer, pedido, step } = await buildWork(shop);
    const subject = `Tu pedido ${pedido.numero} está impreso`;
    const told = async () => {
      await shop.app.outbox.runOnce();
      const all = await readCorreos(shop, buyer.email);
      return all.filter(({ asunto }) => asunto === subject);
    };
    await step(1, "revisado");
    expect(await told()).toEqual([]);
    await step(2, "revisado");
    expect(await told()).toHaveLength(1);
    await step(1, "impreso");
    await step(1, "revisado");
    const [correo, ...more] = await told();
    expect(more).toEqual([]);
    expect(correo?.texto).toContain("Placa con nombre");
  });
});

test("a pedido from the shelf says nothing about prints", async ({ shop }) => {
  const producto_id = await buildProducto(shop);
  const buyer = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(buyer);
  await finishPayment(shop, token, "aprobar");
  expect((await newestPedido(buyer)).pedido).not.toHaveProperty("piezas");
});
