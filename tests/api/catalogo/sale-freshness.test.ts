import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";

const rendered: string[] = [];
const test = freshShopTest({
  pages: {
    inlineTexts: { scripts: [], styles: [] },
    clientDir: null,
    render: async ({ url }, { transport }) => {
      const { pathname, searchParams } = new URL(url);
      rendered.push(pathname);
      await transport({ operation: "getTienda", query: {} } as never);
      const id = /^\/producto\/(\d+)$/.exec(pathname)?.[1];
      const asked = id === undefined ? "listProductos" : "getProducto";
      const query =
        id === undefined ? { categoria: searchParams.get("categoria") ?? "figuras" } : { id };
      const { body } = await transport({ operation: asked, query } as never);
      return new Response(JSON.stringify(body));
    },
  },
});
test.beforeEach(() => {
  rendered.length = 0;
});

const read = async (shop: TestShop, path: string) => (await fetch(`${shop.url}${path}`)).json();
const stockOf = (shop: TestShop, path: string) =>
  read(shop, path).then(({ stock }: { stock: number }) => stock);

describe("a sale", () => {
  test("renders again what shows the producto, and nothing else", async ({ shop }) => {
    const sold = await buildProducto(shop, { stock: 5 });
    const other = await buildProducto(shop, { stock: 5, categoria: "Regalos" });
    const buyer = await buildBuyer(shop, [{ producto_id: sold, cantidad: 2 }]);
    const shows = [`/producto/${sold}`, "/tienda?categoria=figuras", "/"];
    const shown = [`/producto/${other}`, "/tienda?categoria=regalos"];
    for (const path of [...shows, ...shown]) await read(shop, path);
    const before = rendered.length;
    const { token } = await startPayment(buyer);
    expect(await stockOf(shop, `/api/endpoints/productos.php?id=${sold}`)).toBe(3);
    await finishPayment(shop, token, "aprobar");
    for (const path of shown) await read(shop, path);
    expect(rendered.slice(before).filter((path) => path.endsWith(String(other)))).toEqual([]);
    await expect.poll(() => stockOf(shop, `/producto/${sold}`)).toBe(3);
    const firstStock = async () => (await read(shop, "/tienda?categoria=figuras"))[0].stock;
    await expect.poll(firstStock).toBe(3);
  });

  test("of the last unit is shown at once", async ({ shop }) => {
    const sold = await buildProducto(shop, { stock: 1 });
    const path = `/producto/${sold}`;
    const buyer = await buildBuyer(shop, [{ producto_id: sold, cantidad: 1 }]);
    for (let time = 0; time < 3; time++) expect(await stockOf(shop, path)).toBe(1);
    await startPayment(buyer);
    expect(await stockOf(shop, path)).toBe(0);
  });
});
