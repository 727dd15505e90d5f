import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";

let pudu: number;

test.beforeAll(async ({ shop }) => {
  pudu = await buildProducto(shop, {
    nombre: "Pudú del bosque",
    precio: 9_990,
    destacado: true,
    imagenes: ["pudu-a", "pudu-b"],
    opiniones: [
      { nombre_usuario: "Ana", calificacion: 5, comentario: "Hermoso" },
      { nombre_usuario: "Luis", calificacion: 4, comentario: "Bien" },
    ],
  });
  await buildProducto(shop, { nombre: "Torre de dados", precio: 24_990, categoria: "Gamer" });
  await buildProducto(shop, { nombre: "Ánfora ñandú", precio: 4_990 });
});

async function get(shop: TestShop, query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${shop.url}/api/endpoints/productos.php${query}`, { headers });
  return { response, body: await response.json() };
}

const names = (body: { nombre: string }[]) => body.map(({ nombre }) => nombre);

describe("GET productos.php", () => {
  test("lists active productos, newest first, with their number in X-Total-Count", async ({
    shop,
  }) => {
    const { response, body } = await get(shop, "");
    expect(names(body)).toEqual(["Ánfora ñandú", "Torre de dados", "Pudú del bosque"]);
    expect(response.headers.get("x-total-count")).toBe("3");
  });

  test.for([
    ["pudu", ["Pudú del bosque"]],
    ["PUDÚ", ["Pudú del bosque"]],
    ["osque", ["Pudú del bosque"]],
    ["dados torre", ["Torre de dados"]],
    ["nandu", ["Ánfora ñandú"]],
    ["gamer", ["Torre de dados"]],
    ["%", []],
    ["_", []],
    ["nada de nada", []],
  ] as const)("finds by accent- and case-blind words: %s", async ([q, expected], { shop }) => {
    const { body } = await get(shop, `?q=${encodeURIComponent(q)}`);
    expect(names(body)).toEqual(expected);
  });

  test.for([
    ["precio_asc", ["Ánfora ñandú", "Pudú del bosque", "Torre de dados"]],
    ["precio_desc", ["Torre de dados", "Pudú del bosque", "Ánfora ñandú"]],
    ["nombre", ["Ánfora ñandú", "Pudú del bosque", "Torre de dados"]],
  ] as const)("orders by %s", async ([orden, expected], { shop }) => {
    expect(names((await get(shop, `?orden=${orden}`)).body)).toEqual(expected);
  });

  test("pages without repeating or skipping, and links to its neighbours", async ({ shop }) => {
    const first = await get(shop, "?por_pagina=2&pagina=1");
    const second = await get(shop, "?por_pagina=2&pagina=2");
    expect(names([...first.body, ...second.body])).toEqual([
      "Ánfora ñandú",
      "Torre de dados",
      "Pudú del bosque",
    ]);
    expect(first.response.headers.get("link")).toContain('pagina=2>; rel="next"');
    expect(second.response.headers.get("link")).toContain('rel="prev"');
    expect((await get(shop, "?pagina=99&por_pagina=2")).body).toEqual([]);
  });

  test("filters by categoria and by destacados", async ({ shop }) => {
    expect(names((await get(shop, "?categoria=gamer")).body)).toEqual(["Torre de dados"]);
    expect((await get(shop, "?categoria=no-existe")).body).toEqual([]);
    expect(names((await get(shop, "?destacados=true")).body)).toEqual(["Pudú del bosque"]);
  });

  test("answers one producto with imagenes, opiniones and their mean", async ({ shop }) => {
    const { body } = await get(shop, `?id=${pudu}`);
    expect(body).toMatchObject({
      nombre: "Pudú del bosque",
      precio: 9_990,
      stock: 5,
      imagenes: ["/imagenes/pudu-a/1200.webp", "/imagenes/pudu-b/1200.webp"],
      calificacion_promedio: 4.5,
      opiniones_total: 2,
    });
    expect(body.opiniones).toHaveLength(2);
  });

  test.for([
    ["?id=999999", 404, "Producto no encontrado."],
    ["?id=abc", 400, "El identificador no es válido."],
    ["?id=0", 400, "El identificador no es válido."],
    ["?id=9999999999999999", 400, "El identificador no es válido."],
    ["?por_pagina=101", 400, "El tamaño de página debe estar entre 1 y 100."],
    ["?pagina=0", 400, "La página no es válida."],
    ["?orden=azar", 400, "El orden no es válido."],
    ["?q=a&q=b", 400, "Un parámetro de la dirección está repetido."],
    ["?quiero=todo", 400, 'El campo "quiero" no se reconoce.'],
    ["?incluir_inactivos=true", 401, "Entra a tu cuenta para continuar."],
  ] as const)("refuses %s with %i", async ([query, status, error], { shop }) => {
    const { response, body } = await get(shop, query);
    expect(response.status).toBe(status);
    expect(body.error).toBe(error);
  });

  test("ignores control characters in a search", async ({ shop }) => {
    const { response } = await get(shop, "?q=%00pudu%ED%A0%80");
    expect(response.status).toBe(200);
  });

  test("answers 304 to an unchanged list, and 200 once the catalogue changed", async ({ shop }) => {
    const { response } = await get(shop, "");
    const etag = response.headers.get("etag") ?? "";
    const again = await fetch(response.url, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });
});

describe("the edges of the API", () => {
  test("names the allowed methods of an address", async ({ shop }) => {
    const response = await fetch(`${shop.url}/api/endpoints/categorias.php`, { method: "PUT" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toContain("GET");
    expect(await response.json()).toEqual({ error: "Esta dirección no admite esa operación." });
  });

  test("answers unknown addresses in JSON", async ({ shop }) => {
    const response = await fetch(`${shop.url}/api/nada.php`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: "No encontramos lo que buscas." });
  });

  test("refuses state-changing calls from another site", async ({ shop }) => {
    const response = await fetch(`${shop.url}/api/endpoints/contacto.php`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://otra.example" },
      body: "{}",
    });
    expect(response.status).toBe(403);
  });

  test("is ready once it can serve", async ({ shop }) => {
    const response = await fetch(`${shop.url}/api/salud`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ estado: "ok" });
  });

  test("describes every operation", async ({ shop }) => {
    const document = await (await fetch(`${shop.url}/api/openapi.json`)).json();
    expect(document.paths["/endpoints/carrito.php"].post.summary).toBeTruthy();
    expect((await fetch(`${shop.url}/api/docs`)).status).toBe(200);
    expect((await fetch(`${shop.url}/metrics`)).status).toBe(200);
  });
});
