import { describe, expect } from "vitest";
import type { Campo } from "#contract/schemas/campos.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { buildPlate, plateCampos, setPlate } from "#tests/support/buying/plates.ts";

async function person(shop: TestShop) {
  return shop.client((await buildCliente(shop)).token);
}

describe("carrito.php", () => {
  test("sets a line idempotently and answers the whole carrito", async ({ shop }) => {
    const api = await person(shop);
    const producto_id = await buildProducto(shop, {
      precio: 4_990,
      stock: 5,
      imagenes: ["zorro-a"],
    });
    await api("setCarritoLinea", { body: { producto_id, cantidad: 3 } });
    const again = await api("setCarritoLinea", { body: { producto_id, cantidad: 3 } });
    const carrito = again.ok ? again.data.carrito : [];
    expect(carrito).toMatchObject([
      {
        producto_id,
        precio: 4_990,
        cantidad: 3,
        disponible: 5,
        imagenes: ["/imagenes/zorro-a/1200.webp"],
      },
    ]);
    expect(await api("getCarrito")).toMatchObject({ data: carrito });
  });

  test("takes ids as text, as forms send them", async ({ shop }) => {
    const api = await person(shop);
    const producto_id = String(await buildProducto(shop));
    expect(await api("setCarritoLinea", { body: { producto_id, cantidad: 1 } })).toMatchObject({
      ok: true,
    });
  });

  test.for([0, -1, -99])("removes the line at a cantidad of %i", async (cantidad, { shop }) => {
    const api = await person(shop);
    const producto_id = await buildProducto(shop);
    await api("setCarritoLinea", { body: { producto_id, cantidad: 1 } });
    const result = await api("setCarritoLinea", { body: { producto_id, cantidad } });
    expect(result).toMatchObject({ ok: true, data: { carrito: [] } });
  });

  test("removes by DELETE, also a missing line", async ({ shop }) => {
    const api = await person(shop);
    const producto_id = await buildProducto(shop);
    await api("setCarritoLinea", { body: { producto_id, cantidad: 1 } });
    expect(await api("deleteCarritoLinea", { body: { producto_id } })).toMatchObject({
      data: { carrito: [] },
    });
    expect(await api("deleteCarritoLinea", { body: { producto_id } })).toMatchObject({ ok: true });
  });

  test("refuses more than the stock and names the stock", async ({ shop }) => {
    const api = await person(shop);
    const producto_id = await buildProducto(shop, { nombre: "Cóndor", stock: 2 });
    expect(await api("setCarritoLinea", { body: { producto_id, cantidad: 3 } })).toMatchObject({
      status: 409,
      error: "Solo quedan 2 unidades de «Cóndor».",
      disponible: 2,
    });
  });

  test.for([10_000, 1e9])("names the stock to a request for %i", async (cantidad, { shop }) => {
    const api = await person(shop);
    const producto_id = await buildProducto(shop, { stock: 2 });
    const result = await api("setCarritoLinea", { body: { producto_id, cantidad } });
    expect(result).toMatchObject({ status: 409, disponible: 2 });
  });

  test.for([
    [{ producto_id: 999_999, cantidad: 1 }, 404, "Producto no encontrado."],
    [{ producto_id: "x", cantidad: 1 }, 422, "El identificador no es válido."],
    [{ producto_id: 1, cantidad: 1.5 }, 422, "La cantidad debe ser un número entero."],
    [{ producto_id: 1, cantidad: "2" }, 422, "La cantidad debe ser un número entero."],
    [{ producto_id: 1 }, 422, "La cantidad debe ser un número entero."],
    [{ producto_id: 1, cantidad: 1, precio: 1 }, 422, 'El campo "precio" no se reconoce.'],
  ] as const)("refuses %j with %i", async ([body, status, error], { shop }) => {
    const api = await person(shop);
    expect(await api("setCarritoLinea", { body: body as never })).toMatchObject({ status, error });
  });

  test.for([
    ["{", "application/json", 400, "El cuerpo de la solicitud no es JSON válido."],
    ["", "application/json", 400, "Falta el cuerpo de la solicitud."],
    [
      "a=1",
      "application/x-www-form-urlencoded",
      415,
      "El tipo de contenido de la solicitud no es válido.",
    ],
    ["hola", "text/plain", 415, "El tipo de contenido de la solicitud no es válido."],
    [
      `{"a":"${"x".repeat(100_001)}"}`,
      "application/json",
      413,
      "La solicitud es demasiado grande.",
    ],
    ["[]", "application/json", 422, "Los datos enviados no son válidos."],
    [
      '{"__proto__":{"a":1}}',
      "application/json",
      400,
      "El cuerpo de la solicitud no es JSON válido.",
    ],
  ] as const)(
    "answers a body of %.20s with a clear error",
    async ([body, type, status, error], { shop }) => {
      const { token } = await buildCliente(shop);
      const response = await fetch(`${shop.url}/api/endpoints/carrito.php`, {
        method: "POST",
        headers: { "content-type": type, authorization: `Bearer ${token}` },
        body,
      });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ error });
    },
  );

  test("keeps the carritos of two people apart", async ({ shop }) => {
    const [ana, luis] = [await person(shop), await person(shop)];
    const producto_id = await buildProducto(shop);
    await ana("setCarritoLinea", { body: { producto_id, cantidad: 1 } });
    expect(await luis("getCarrito")).toMatchObject({ data: [] });
  });

  test("holds a piece whose campo has a name that every object knows", async ({ shop }) => {
    const api = await person(shop);
    const [first] = plateCampos;
    const campos = [{ ...first, clave: "constructor", obligatorio: false } as Campo];
    const id = await buildPlate(shop, { campos });
    await setPlate({ api }, id, {});
    expect(await api("getCarrito")).toMatchObject({ data: [{ a_medida: false }] });
    await setPlate({ api }, id, { personalizacion: { constructor: "Ana" } as never });
    const carrito = await api("getCarrito");
    expect(
      carrito.ok && carrito.data.map(({ personalizacion_textos }) => personalizacion_textos),
    ).toContainEqual([{ clave: "constructor", etiqueta: "Nombre", tipo: "texto", valor: "Ana" }]);
  });
});
