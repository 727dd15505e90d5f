import { describe, expect } from "vitest";
import type { BodyOf } from "#contract/client.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";
import { adminApi } from "#tests/support/buying/pedidos.ts";
import { buyPlates } from "#tests/support/buying/plates.ts";
import { expectBooksToHold, refund } from "#tests/support/buying/reembolsos-of-units.ts";

// @module-tag both-engines

const test = freshShopTest();

type Moves = BodyOf<"placeTrabajos">["piezas"];

/** Three prints of one pedido. */
async function buildQueue(shop: TestShop) {
  const { pedido } = await buyPlates(shop, { cantidad: 3 });
  const admin = await adminApi(shop);
  const read = async () => {
    const listed = await admin("listTrabajos", { query: { pedido_id: String(pedido.id) } });
    return listed.ok ? listed.data.trabajos : [];
  };
  const ids = (await read()).map(({ id }) => id);
  const [first = 0, second = 0] = ids;
  return {
    ...{ admin, pedido, ids, first, second },
    place: (...piezas: Moves) => admin("placeTrabajos", { body: { piezas } }),
    step: (id: number, desde: "en_cola" | "imprimiendo", estado: "en_cola" | "imprimiendo") =>
      admin("stepTrabajos", { body: { ids: [id], desde, estado } }),
    placas: async () => (await read()).map(({ placa }) => placa),
  };
}

describe("the placa that the owner chose", () => {
  test("stays for all, is noted once, and can be given back", async ({ shop }) => {
    const { admin, first, second, place, placas } = await buildQueue(shop);
    const moves = [first, second].map((id) => ({ id, desde: null, placa: second }));
    expect(await place(...moves)).toMatchObject({
      data: { mensaje: "2 piezas cambiaron de placa." },
    });
    expect(await placas()).toEqual([second, second, null]);
    expect(await place(...moves)).toMatchObject({ data: { mensaje: "Ya estaba así." } });
    const query = { entidad: "trabajo", entidad_id: String(first) } as const;
    const trail = await admin("listAuditoria", { query });
    expect(trail.ok && trail.data).toMatchObject([
      { accion: "Ordenó piezas en placas", despues: { unidades: 2 } },
    ]);
    const back = { id: first, desde: second, placa: null };
    expect(await place(back)).toMatchObject({ data: { mensaje: "1 pieza cambió de placa." } });
    expect(await placas()).toEqual([null, second, null]);
    await expectBooksToHold(shop);
  });

  test("is not undone by a phone that saw another one: none of its pieces moves", async ({
    shop,
  }) => {
    const { pedido, first, second, place, placas } = await buildQueue(shop);
    await place({ id: second, desde: null, placa: second });
    const stale = [first, second].map((id) => ({ id, desde: null, placa: first }));
    expect(await place(...stale)).toMatchObject({
      status: 409,
      error: expect.stringContaining(
        `Otra persona movió «Placa con nombre» del pedido ${pedido.numero}`,
      ),
    });
    expect(await placas()).toEqual([null, second, null]);
  });

  test("ends when the piece leaves the queue, also when it comes back", async ({ shop }) => {
    const { pedido, first, second, place, placas, step } = await buildQueue(shop);
    await place(...[first, second].map((id) => ({ id, desde: null, placa: first })));
    await step(first, "en_cola", "imprimiendo");
    expect(await placas()).toEqual([null, first, null]);
    expect(await place({ id: first, desde: null, placa: second })).toMatchObject({
      status: 409,
      error: `«Placa con nombre» del pedido ${pedido.numero} cambió: ahora está imprimiéndose.`,
    });
    await step(first, "imprimiendo", "en_cola");
    expect(await placas()).toEqual([null, first, null]);
    await expectBooksToHold(shop);
  });

  test("ends when a reembolso stops the piece", async ({ shop }) => {
    const { pedido, ids, place, placas } = await buildQueue(shop);
    await place(...ids.map((id) => ({ id, desde: null, placa: id })));
    expect(await refund(shop, pedido.id)).toMatchObject({ ok: true });
    expect(await placas()).toEqual([null, null, null]);
    await expectBooksToHold(shop);
  });
});

test("no placa is chosen for a piece of the shelf, one that is not there, or one that is named twice", async ({
  shop,
}) => {
  const { place, first } = await buildQueue(shop);
  const producto_id = await buildProducto(shop);
  const buyer = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(buyer);
  await finishPayment(shop, token, "aprobar");
  const shelf = await shop.database.db
    .selectFrom("trabajos")
    .select("id")
    .where("tipo", "=", "empacar")
    .executeTakeFirstOrThrow();
  expect(await place({ id: shelf.id, desde: null, placa: 1 })).toMatchObject({
    status: 422,
    error: "Esa pieza no se imprime: no va en una placa.",
  });
  expect(await place({ id: 999_999, desde: null, placa: 1 })).toMatchObject({ status: 404 });
  const twice = { id: first, desde: null, placa: first };
  expect(await place(twice, twice)).toMatchObject({
    status: 422,
    campos: { piezas: "Una pieza está dos veces." },
  });
});
