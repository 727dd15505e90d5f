import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { test } from "#rig/test.ts";
import { buildBuyer, carritoOf } from "#tests/support/buying/buyer.ts";
import { buildPlate, setPlate } from "#tests/support/buying/plates.ts";

test("a line takes the place of another one with all its units, and is one with an equal line", async ({
  shop,
}) => {
  const id = await buildPlate(shop, { stock: 5 });
  const plain = await buildProducto(shop);
  const buyer = await buildBuyer(shop, []);
  const write = (nombre: string, cantidad: number, reemplaza?: Record<string, string>) =>
    setPlate(buyer, id, { personalizacion: { nombre }, cantidad, reemplaza });
  const texts = async () =>
    (await carritoOf(buyer))?.map((it) => [it.personalizacion?.nombre ?? "", it.cantidad]);
  const ana = { nombre: "Ana" };
  await write("Ana", 3);
  shop.clock.advance(1);
  await buyer.api("setCarritoLinea", { body: { producto_id: plain, cantidad: 1 } });
  shop.clock.advance(1);
  await write("Eva", 2);
  const before = [
    ["Ana", 3],
    ["", 1],
    ["Eva", 2],
  ];
  expect(await texts()).toEqual(before);
  expect(await write("Añañuca larguísima", 3, ana)).toMatchObject({ status: 422 });
  expect(await write("Luz", 4, ana)).toMatchObject({ status: 409, disponible: 3 });
  expect(await texts()).toEqual(before);

  // A retry does no harm.
  for (const _try of [1, 2]) {
    expect(await write("Luz", 3, ana)).toMatchObject({ ok: true });
    expect(await texts()).toEqual([["Luz", 3], ...before.slice(1)]);
  }
  const joined = await write("Luz", 5, { nombre: "Eva" });
  const after = [
    ["Luz", 5],
    ["", 1],
  ];
  expect(await texts()).toEqual(after);
  expect(joined).toMatchObject({ data: { carrito: (await carritoOf(buyer)) ?? [] } });
  await write("Luz", 4, { nombre: "Luz" });
  expect(await texts()).toEqual([
    ["Luz", 4],
    ["", 1],
  ]);
});
