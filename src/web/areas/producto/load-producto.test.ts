import { describe, expect, test } from "vitest";
import { type ClientResponse, createClient } from "#contract/client.ts";
import { shopRoutes } from "#contract/shop-routes.ts";
import { loadProducto, loadProductoThenShelf } from "./load-producto.ts";

const pudu = { id: 9, nombre: "Pudú", categoria_slug: "figuras", variantes: [] };

function load(id: string, response: ClientResponse | Error) {
  return loadProducto({
    api: createClient(async () => {
      if (response instanceof Error) throw response;
      return response;
    }, shopRoutes),
    params: { id },
    url: new URL(`http://tienda.test/producto/${id}`),
    signal: new AbortController().signal,
  }).catch((thrown: unknown) => thrown);
}

const missing = { status: 404, body: { error: "Producto no encontrado." }, headers: {} };

test.each(["0", "abc", "1e3", "-1", "9abc", "0-x", "12345678901234567", "12345678901234567-x"])(
  "%s is no id: 404",
  async (id) => {
    expect(await load(id, new Error("not asked"))).toMatchObject({ init: { status: 404 } });
  },
);

test("a producto that does not exist is a missing page", async () => {
  expect(await load("9", missing)).toMatchObject({ init: { status: 404 } });
});

test("a shop that does not answer is an error inside the page, not cached", async () => {
  const loaded = await load("9", new Error("away"));
  expect(loaded).toMatchObject({ data: { producto: null }, init: { status: 503 } });
});

test("a shelf that cannot be read is left out, and the page stands", async () => {
  const api = createClient(async ({ operation }) => {
    if (operation === "listProductos") throw new Error("away");
    return { status: 200, body: pudu, headers: {} };
  }, shopRoutes);
  const url = new URL("http://tienda.test/producto/9");
  const { signal } = new AbortController();
  const loaded = await loadProducto({ api, params: { id: "9" }, url, signal });
  expect(loaded).toMatchObject({
    data: { producto: pudu, shelf: [] },
    init: { headers: { "content-location": "/producto/9-pudu" } },
  });
});

describe("in the browser", () => {
  const go = (segment: string) =>
    loadProductoThenShelf({
      api: createClient(async ({ operation }) => {
        const body = operation === "listProductos" ? [] : pudu;
        return { status: 200, body, headers: {} };
      }, shopRoutes),
      params: { id: segment },
      url: new URL(`http://tienda.test/producto/${segment}?a=1`),
      signal: new AbortController().signal,
    }).catch((thrown: unknown) => thrown);

  test.each(["9", "9-pudu", "9-Pudu"])("%s shows the producto", async (segment) => {
    expect(await go(segment)).toMatchObject({ data: { producto: pudu } });
  });

  test.each(["9-", "9-puma", "9-pudú"])("%s moves to its canonical address", async (segment) => {
    const moved = (await go(segment)) as Response;
    expect(moved.headers.get("location")).toBe("/producto/9-pudu?a=1");
    expect(moved.headers.get("x-remix-replace")).toBe("true");
  });
});
