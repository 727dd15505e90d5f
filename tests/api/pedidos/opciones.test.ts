import { expect } from "vitest";
import { finishPayment } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { buildBuyer, carritoOf, startPayment } from "#tests/support/buying/buyer.ts";
import { buildPlate, plateCampos, platePrecio, setPlate } from "#tests/support/buying/plates.ts";

const ana = { nombre: "Ana", color: "lapislazuli" };
const [nombre, color] = plateCampos;

test("another name of a choice leaves carritos whole, and what was sold as it was sold", async ({
  shop,
}) => {
  const id = await buildPlate(shop);
  const buyer = await buildBuyer(shop, []);
  await setPlate(buyer, id, { personalizacion: ana });
  await finishPayment(shop, (await startPayment(buyer)).token, "aprobar");
  await setPlate(buyer, id, { personalizacion: ana });
  const opciones = [{ clave: "lapislazuli", nombre: "Azul noche", color: "#0a1440", precio: 90 }];
  await shop.database.db
    .updateTable("productos")
    .set({ personalizacion: JSON.stringify([nombre, { ...color, opciones }]) })
    .where("id", "=", id)
    .execute();
  const chosen = { etiqueta: "Color de las letras", tipo: "color", opcion: "lapislazuli" };
  const precio = platePrecio + 3 * 200 + 500;
  expect(await carritoOf(buyer)).toMatchObject([
    {
      precio: precio + 90,
      personalizacion: ana,
      personalizacion_textos: [{}, { ...chosen, valor: "Azul noche", color: "#0a1440" }],
    },
  ]);
  await finishPayment(shop, (await startPayment(buyer)).token, "aprobar");
  expect(await carritoOf(buyer)).toEqual([]);
  const pedidos = await buyer.api("listPedidos");
  expect(pedidos.ok && pedidos.data.flatMap(({ detalles }) => detalles)).toMatchObject([
    {
      precio_unitario: precio + 90,
      personalizacion: ana,
      personalizacion_textos: [{}, { ...chosen, valor: "Azul noche", color: "#0a1440" }],
    },
    {
      precio_unitario: precio,
      personalizacion: ana,
      personalizacion_textos: [{}, { ...chosen, valor: "Lapislázuli", color: "#1f3a8a" }],
    },
  ]);
});

test("a sold line is its id: two of one pedido may say the same", async ({ shop }) => {
  const id = await buildPlate(shop);
  const buyer = await buildBuyer(shop, []);
  await setPlate(buyer, id, { personalizacion: { nombre: "Ana" } });
  await setPlate(buyer, id, { personalizacion: { nombre: "Eva" } });
  await finishPayment(shop, (await startPayment(buyer)).token, "aprobar");
  const bought = async () => {
    const pedidos = await buyer.api("listPedidos");
    return pedidos.ok ? (pedidos.data[0]?.detalles ?? []) : [];
  };
  const [first, second] = await bought();
  await shop.database.db
    .updateTable("pedido_detalles")
    .set({ personalizacion: JSON.stringify(first?.personalizacion_textos) })
    .where("id", "=", second?.id ?? 0)
    .execute();
  expect((await bought()).map((it) => it.personalizacion)).toEqual([
    { nombre: "Ana" },
    { nombre: "Ana" },
  ]);
});
