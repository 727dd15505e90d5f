import { expect, test } from "vitest";
import { type ClientResponse, createClient } from "#contract/client.ts";
import { loadProducto } from "./load-producto.ts";

function load(id: string, response: ClientResponse | Error) {
  return loadProducto({
    api: createClient(async () => {
      if (response instanceof Error) throw response;
      return response;
    }),
    params: { id },
    url: new URL(`http://tienda.test/producto/${id}`),
    signal: new AbortController().signal,
  }).catch((thrown: unknown) => thrown);
}

const missing = { status: 404, body: { error: "Producto no encontrado." }, headers: {} };

test.each(["0", "abc", "1e3", "-1", "12345678901234567"])("%s is no id: 404", async (id) => {
  expect(await load(id, new Error("not asked"))).toMatchObject({ init: { status: 404 } });
});

test("a producto that does not exist is a missing page", async () => {
  expect(await load("9", missing)).toMatchObject({ init: { status: 404 } });
});

test("a shop that does not answer is an error inside the page, not cached", async () => {
  const loaded = await load("9", new Error("away"));
  expect(loaded).toMatchObject({ data: { producto: null }, init: { status: 503 } });
});
