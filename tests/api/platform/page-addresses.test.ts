import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { freshShopTest } from "#rig/test.ts";

const test = freshShopTest({
  pages: {
    inlineTexts: { scripts: [], styles: [] },
    clientDir: null,
    render: async ({ url }) => new Response(new URL(url).pathname),
  },
});

test.for([
  ["a NUL", "/categoria/%00", "/categoria/-"],
  ["a NUL behind a slug", "/categoria/figuras%00", "/categoria/-"],
  ["a sign of another script", "/categoria/figur%D0%B0s", "/categoria/-"],
  ["a slash that was encoded", "/categoria/..%2Ffiguras", "/no-existe"],
  ["a number too large for a row", "/producto/99999999999999999999", "/producto/0"],
  ["a NUL behind an id", "/producto/1%00", "/producto/0"],
] as const)("%s in an address is a page that does not exist", async ([, path, drawn], { shop }) => {
  const response = await fetch(shop.url + path);
  expect([response.status, await response.text()]).toEqual([200, drawn]);
});

test("a categoria is found by its nombre in any letters, with the query", async ({ shop }) => {
  await buildProducto(shop, { categoria: "Decoración" });
  for (const nombre of ["decoraci%C3%B3n", "DECORACIO%CC%81N", "Decoraci%C3%B3n%20"]) {
    const response = await fetch(`${shop.url}/categoria/${nombre}?orden=nombre`, {
      redirect: "manual",
    });
    expect([response.status, response.headers.get("location")]).toEqual([
      301,
      "/categoria/decoracion?orden=nombre",
    ]);
  }
  const none = await fetch(`${shop.url}/categoria/decorad%C3%ADsima`);
  expect([none.status, await none.text()]).toEqual([200, "/categoria/-"]);
});
