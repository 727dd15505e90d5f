import { describe, expect } from "vitest";
import { productoPath } from "#contract/values/producto/producto-path.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import type { Pages } from "#server/http/pages/pages.ts";
import { sendProducto } from "#tests/support/calls/producto-calls.ts";

const rendered: string[] = [];

/** Pages that show the nombre, and tell the canonical address as the real loader does. */
const pages: Pages = {
  inlineTexts: { scripts: [], styles: [] },
  clientDir: null,
  render: async ({ url }, { transport }) => {
    const { pathname } = new URL(url);
    rendered.push(pathname);
    const id = Number(pathname.split("/")[2]);
    if (id === 0) return new Response("missing", { status: 404 });
    const { body } = await transport({
      operation: "getProducto",
      query: { id: String(id) },
    } as never);
    const { nombre } = body as { nombre: string };
    return new Response(nombre, { headers: { "content-location": productoPath({ id, nombre }) } });
  },
};

const test = freshShopTest({ pages });
test.beforeEach(() => {
  rendered.length = 0;
});

async function ask(shop: TestShop, path: string) {
  const response = await fetch(shop.url + path, { redirect: "manual" });
  const location = response.headers.get("location");
  return [response.status, location ?? (await response.text())];
}

async function build(shop: TestShop, nombre: string): Promise<number> {
  const id = await buildProducto(shop, { nombre });
  await shop.app.refreshCatalogoVersion();
  return id;
}

describe("the page of a producto", () => {
  test("is one page at its id and at its id with the nombre", async ({ shop }) => {
    const id = await build(shop, "Pudú del bosque");
    const paths = [`/producto/${id}`, `/producto/${id}/`, `/producto/${id}-pudu-del-bosque`];
    for (const path of [...paths, ...paths, `/Producto/${id}-Pudu-del-Bosque/?utm_source=x`])
      expect([path, ...(await ask(shop, path))]).toEqual([path, 200, "Pudú del bosque"]);
    expect(rendered).toEqual([`/producto/${id}`]);
  });

  test("moves every other nombre to the present one, and makes no page for it", async ({
    shop,
  }) => {
    const id = await build(shop, "Pudú del bosque");
    const path = `/producto/${id}-pudu-del-bosque`;
    const others = Array.from({ length: 30 }, (_, number) => `-x${number}`);
    for (const other of [...others, "-", "--", "-pudu", "-pudu-del-bosque-", "-pud%C3%BA", "-%00"])
      expect([other, ...(await ask(shop, `/producto/${id}${other}`))]).toEqual([other, 301, path]);
    expect(await ask(shop, `/producto/${id}-x?utm_source=a&b=%0d%0aX:1`)).toEqual([
      301,
      `${path}?utm_source=a&b=%0d%0aX:1`,
    ]);
    expect(rendered).toEqual([`/producto/${id}`]);
  });

  test("has a plain address when its nombre has no letters", async ({ shop }) => {
    const id = await build(shop, "¡¡!!");
    expect(await ask(shop, `/producto/${id}`)).toEqual([200, "¡¡!!"]);
    expect(await ask(shop, `/producto/${id}-x`)).toEqual([301, `/producto/${id}`]);
  });

  test.for([
    "abc",
    "0",
    "0-x",
    "01-figura",
    "1abc",
    "1abc-x",
    "-1",
    "1%00",
    "9999999",
    "9999999-x",
  ])("does not exist at /producto/%s", async (name, { shop }) => {
    await build(shop, "Pudú");
    expect(await ask(shop, `/producto/${name}`)).toEqual([404, "missing"]);
    expect(rendered).toEqual(["/producto/0"]);
  });

  test("moves with a new nombre at once, also where its old address was kept", async ({ shop }) => {
    const id = await build(shop, "Zorro");
    const { token } = await buildAdmin(shop);
    const [old, now] = [`/producto/${id}-zorro`, `/producto/${id}-zorro-rojo`];
    for (let time = 0; time < 3; time++) expect(await ask(shop, old)).toEqual([200, "Zorro"]);
    const admin = shop.client(token);
    const found = await admin("getProducto", { query: { id } });
    const { sku, version } = found.ok ? found.data : { sku: "", version: 0 };
    const fields = { nombre: "Zorro rojo", sku, version: String(version), categoria_id: "1" };
    await sendProducto(shop, { id, token, fields });
    expect(await ask(shop, now)).toEqual([200, "Zorro rojo"]);
    expect(await ask(shop, old)).toEqual([301, now]);
    expect(await ask(shop, `/producto/${id}`)).toEqual([200, "Zorro rojo"]);
    const sitemap = async () => (await fetch(`${shop.url}/sitemap-productos-1.xml`)).text();
    await expect.poll(sitemap).toContain(`${now}<`);
  });
});
