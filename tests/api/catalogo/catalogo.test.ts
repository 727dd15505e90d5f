import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildProducto } from "#rig/builders/builders.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";

let shop: TestShop;
let pudu: number;

beforeAll(async () => {
  shop = await openTestShop();
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
afterAll(() => shop.close());

async function get(query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${shop.url}/api/endpoints/productos.php${query}`, { headers });
  return { response, body: await response.json() };
}

const names = (body: { nombre: string }[]) => body.map(({ nombre }) => nombre);

describe("GET productos.php", () => {
  it("lists active productos, newest first, with their number in X-Total-Count", async () => {
    const { response, body } = await get("");
    expect(names(body)).toEqual(["Ánfora ñandú", "Torre de dados", "Pudú del bosque"]);
    expect(response.headers.get("x-total-count")).toBe("3");
  });

  it.each([
    ["pudu", ["Pudú del bosque"]],
    ["PUDÚ", ["Pudú del bosque"]],
    ["osque", ["Pudú del bosque"]],
    ["dados torre", ["Torre de dados"]],
    ["nandu", ["Ánfora ñandú"]],
    ["gamer", ["Torre de dados"]],
    ["%", []],
    ["_", []],
    ["nada de nada", []],
  ])("finds by accent- and case-blind words: %s", async (q, expected) => {
    const { body } = await get(`?q=${encodeURIComponent(q)}`);
    expect(names(body)).toEqual(expected);
  });

  it.each([
    ["precio_asc", ["Ánfora ñandú", "Pudú del bosque", "Torre de dados"]],
    ["precio_desc", ["Torre de dados", "Pudú del bosque", "Ánfora ñandú"]],
    ["nombre", ["Ánfora ñandú", "Pudú del bosque", "Torre de dados"]],
  ])("orders by %s", async (orden, expected) => {
    expect(names((await get(`?orden=${orden}`)).body)).toEqual(expected);
  });

  it("pages without repeating or skipping, and links to its neighbours", async () => {
    const first = await get("?por_pagina=2&pagina=1");
    const second = await get("?por_pagina=2&pagina=2");
    expect(names([...first.body, ...second.body])).toEqual([
      "Ánfora ñandú",
      "Torre de dados",
      "Pudú del bosque",
    ]);
    expect(first.response.headers.get("link")).toContain('pagina=2>; rel="next"');
    expect(second.response.headers.get("link")).toContain('rel="prev"');
    expect((await get("?pagina=99&por_pagina=2")).body).toEqual([]);
  });

  it("filters by categoria and by destacados", async () => {
    expect(names((await get("?categoria=gamer")).body)).toEqual(["Torre de dados"]);
    expect((await get("?categoria=no-existe")).body).toEqual([]);
    expect(names((await get("?destacados=true")).body)).toEqual(["Pudú del bosque"]);
  });

  it("answers one producto with imagenes, opiniones and their mean", async () => {
    const { body } = await get(`?id=${pudu}`);
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

  it.each([
    ["?id=999999", 404, "Producto no encontrado."],
    ["?id=abc", 400, "El identificador no es válido."],
    ["?id=0", 400, "El identificador no es válido."],
    ["?id=9999999999999999", 400, "El identificador no es válido."],
    ["?por_pagina=101", 400, "El tamaño de página debe estar entre 1 y 100."],
    ["?pagina=0", 400, "La página no es válida."],
    ["?orden=azar", 400, "El orden no es válido."],
    ["?q=a&q=b", 400, "Un parámetro de la dirección está repetido."],
    ["?quiero=todo", 400, 'El campo "quiero" no se reconoce.'],
    ["?incluir_inactivos=true", 401, "Inicia sesión para continuar."],
  ])("refuses %s with %i", async (query, status, error) => {
    const { response, body } = await get(query);
    expect(response.status).toBe(status);
    expect(body.error).toBe(error);
  });

  it("treats control characters in a search as nothing", async () => {
    const { response } = await get("?q=%00pudu%ED%A0%80");
    expect(response.status).toBe(200);
  });

  it("answers 304 to who has the list, and anew once the catalogue changed", async () => {
    const { response } = await get("");
    const etag = response.headers.get("etag") ?? "";
    const again = await fetch(response.url, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });
});

describe("the edges of the API", () => {
  it("names the allowed methods of an address", async () => {
    const response = await fetch(`${shop.url}/api/endpoints/categorias.php`, { method: "PUT" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toContain("GET");
    expect(await response.json()).toEqual({ error: "Esta dirección no admite esa operación." });
  });

  it("answers unknown addresses in JSON", async () => {
    const response = await fetch(`${shop.url}/api/nada.php`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: "No encontramos lo que buscas." });
  });

  it("refuses state-changing calls from another site", async () => {
    const response = await fetch(`${shop.url}/api/endpoints/contacto.php`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://otra.example" },
      body: "{}",
    });
    expect(response.status).toBe(403);
  });

  it("is ready once it can serve", async () => {
    const response = await fetch(`${shop.url}/api/salud`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ estado: "ok" });
  });

  it("describes every operation", async () => {
    const document = await (await fetch(`${shop.url}/api/openapi.json`)).json();
    expect(document.paths["/endpoints/carrito.php"].post.summary).toBeTruthy();
    expect((await fetch(`${shop.url}/api/docs`)).status).toBe(200);
    expect((await fetch(`${shop.url}/metrics`)).status).toBe(200);
  });
});
