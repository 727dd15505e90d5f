import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { actAtWebpay, finishPayment, followRetorno } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import {
  buildBuyer,
  carritoOf,
  pedidoAt,
  startPayment,
  stockOf,
} from "#tests/support/buying/buyer.ts";
import { guestBody, startAsGuest } from "#tests/support/buying/guest.ts";
import { despachoSteps, stepPedido } from "#tests/support/buying/pedidos.ts";
import { buildPlate, plateCampos, platePrecio, setPlate } from "#tests/support/buying/plates.ts";

const ana = { nombre: "Ñandú 3°", color: "lapislazuli" };
/** Seven letters. */
const precioOfAna = platePrecio + 7 * 200 + 500;

describe("a line of the carrito", () => {
  test("keeps what was written in one form, and costs what its campos say", async ({ shop }) => {
    const id = await buildPlate(shop);
    const buyer = await buildBuyer(shop, []);
    const typed = { nombre: "  N\u0303andu\u0301   3° ", color: "lapislazuli" };
    const set = await setPlate(buyer, id, { personalizacion: typed, cantidad: 2 });
    expect(set).toMatchObject({
      data: {
        carrito: [
          {
            producto_id: id,
            cantidad: 2,
            precio: precioOfAna,
            a_medida: true,
            personalizacion: ana,
            personalizacion_textos: [{ valor: "Ñandú 3°" }, { opcion: "lapislazuli" }],
          },
        ],
      },
    });
    expect(await carritoOf(buyer)).toEqual(set.ok && set.data.carrito);
  });

  test("is another one for another text, and the same one for the same text", async ({ shop }) => {
    const id = await buildPlate(shop, { stock: 10 });
    const buyer = await buildBuyer(shop, []);
    const write = (nombre: string, cantidad: number) =>
      setPlate(buyer, id, { personalizacion: { nombre }, cantidad });
    await write("Ana", 1);
    await write("Eva", 2);
    await write(" Ana ", 3);
    const texts = (await carritoOf(buyer))?.map((it) => [it.personalizacion?.nombre, it.cantidad]);
    expect(texts?.toSorted()).toEqual([
      ["Ana", 3],
      ["Eva", 2],
    ]);
    await write("Ana", 0);
    await buyer.api("deleteCarritoLinea", {
      body: { producto_id: id, personalizacion: { nombre: "Nadie" } },
    });
    expect(await carritoOf(buyer)).toMatchObject([{ personalizacion: { nombre: "Eva" } }]);
    await buyer.api("deleteCarritoLinea", {
      body: { producto_id: id, personalizacion: { nombre: "Eva" } },
    });
    expect(await carritoOf(buyer)).toEqual([]);
  });

  test("of a client that knows no campos is the plain one", async ({ shop }) => {
    const campos = plateCampos.map((campo) => ({ ...campo, obligatorio: false }));
    const id = await buildPlate(shop, { campos });
    const buyer = await buildBuyer(shop, []);
    await setPlate(buyer, id, { personalizacion: { nombre: "Ana" } });
    await buyer.api("setCarritoLinea", { body: { producto_id: id, cantidad: 2 } });
    expect(await carritoOf(buyer)).toMatchObject([
      { cantidad: 2, precio: platePrecio, a_medida: false },
      { cantidad: 1, personalizacion: { nombre: "Ana" }, a_medida: true },
    ]);
    await buyer.api("deleteCarritoLinea", { body: { producto_id: id } });
    const left = await carritoOf(buyer);
    expect(left).toMatchObject([{ personalizacion: { nombre: "Ana" } }]);
  });

  test("without a required campo is refused by its name, also from a client that knows none", async ({
    shop,
  }) => {
    const id = await buildPlate(shop);
    const buyer = await buildBuyer(shop, []);
    const refused = {
      status: 422,
      error: "Placa con nombre: Completa «Nombre»: la pieza se hace con eso.",
      campos: { "personalizacion.nombre": "Completa «Nombre»: la pieza se hace con eso." },
    };
    const old = await buyer.api("setCarritoLinea", { body: { producto_id: id, cantidad: 1 } });
    expect(old).toMatchObject(refused);
    const lineas = [{ producto_id: id, cantidad: 1 }];
    const guest = await shop.client()("startPagoAsInvitado", { body: guestBody({ lineas }) });
    expect(guest).toMatchObject(refused);
    const long = await setPlate(buyer, id, { personalizacion: { nombre: "a".repeat(13) } });
    expect(long).toMatchObject({ campos: { "personalizacion.nombre": "Hasta 12 letras." } });
    const strange = await setPlate(buyer, id, { personalizacion: { ...ana, precio: "1" } });
    expect(strange).toMatchObject({
      status: 422,
      campos: { "personalizacion.precio": "Esta pieza no tiene el campo «precio»." },
    });
    expect(await carritoOf(buyer)).toEqual([]);
  });

  test("shares the stock with the other lines of its producto", async ({ shop }) => {
    const id = await buildPlate(shop, { stock: 4 });
    const buyer = await buildBuyer(shop, []);
    await setPlate(buyer, id, { personalizacion: { nombre: "Ana" }, cantidad: 2 });
    const tooMany = await setPlate(buyer, id, { personalizacion: { nombre: "Eva" }, cantidad: 3 });
    expect(tooMany).toMatchObject({ status: 409, disponible: 2 });
    await setPlate(buyer, id, { personalizacion: { nombre: "Eva" }, cantidad: 2 });
    expect(await carritoOf(buyer)).toMatchObject([{ disponible: 2 }, { disponible: 2 }]);
  });
});

describe("a payment", () => {
  test("freezes the letters, sells the units of all lines, and leaves what was added meanwhile", async ({
    shop,
  }) => {
    const id = await buildPlate(shop, { stock: 6 });
    const plain = await buildProducto(shop);
    const buyer = await buildBuyer(shop, [{ producto_id: plain, cantidad: 1 }]);
    await setPlate(buyer, id, { personalizacion: ana, cantidad: 2 });
    await setPlate(buyer, id, { personalizacion: { nombre: "Eva" } });
    const { token } = await startPayment(buyer);
    await setPlate(buyer, id, { personalizacion: { nombre: "Eva" }, cantidad: 2 });
    await setPlate(buyer, id, { personalizacion: { nombre: "Luz" } });
    const page = await followRetorno(await actAtWebpay(shop, token, { accion: "aprobar" }));
    const pedido = await pedidoAt(buyer, page);
    const lines = pedido.detalles.map((it) => [
      it.personalizacion,
      it.cantidad,
      it.precio_unitario,
    ]);
    expect(lines).toEqual([
      [ana, 2, precioOfAna],
      [{ nombre: "Eva" }, 1, platePrecio + 600],
      [undefined, 1, 12_990],
    ]);
    expect(pedido.total).toBe(12_990 + 2 * precioOfAna + platePrecio + 600);
    const left = (await carritoOf(buyer))?.map((it) => [it.personalizacion?.nombre, it.cantidad]);
    expect(left?.toSorted()).toEqual([
      ["Eva", 1],
      ["Luz", 1],
    ]);
    expect(await stockOf(shop, id)).toBe(3);
  });

  test("of a guest joins equal pieces and keeps different ones apart", async ({ shop }) => {
    const id = await buildPlate(shop);
    const one = { producto_id: id, cantidad: 1 };
    const { token } = await startAsGuest(shop, {
      lineas: [
        { ...one, personalizacion: { nombre: "Ana" } },
        { ...one, personalizacion: { nombre: "Eva" } },
        { ...one, personalizacion: { nombre: "Ana " } },
      ],
    });
    await finishPayment(shop, token, "aprobar");
    const opened = await shop.client()("openPedidoEnlace", { body: { pago: token } });
    const lines = opened.ok && opened.data.detalles.map((it) => [it.personalizacion, it.cantidad]);
    expect(lines).toEqual([
      [{ nombre: "Ana" }, 2],
      [{ nombre: "Eva" }, 1],
    ]);
  });

  test("does not begin with a text that the campos of today refuse", async ({ shop }) => {
    const id = await buildPlate(shop);
    const buyer = await buildBuyer(shop, []);
    await setPlate(buyer, id, { personalizacion: { nombre: "Valentina" } });
    const [campo] = plateCampos;
    const campos = JSON.stringify([{ ...campo, max: 5 }]);
    await shop.database.db
      .updateTable("productos")
      .set({ personalizacion: campos })
      .where("id", "=", id)
      .execute();
    expect(await carritoOf(buyer)).toMatchObject([
      {
        personalizacion_errores: { nombre: "Hasta 5 letras." },
        personalizacion: { nombre: "Valentina" },
      },
    ]);
    const { direccion_id } = buyer;
    expect(await buyer.api("startPago", { body: { direccion_id } })).toMatchObject({
      status: 422,
      error: "Placa con nombre: Hasta 5 letras.",
    });
    expect(await stockOf(shop, id)).toBe(5);
  });

  test("of another text is another pedido", async ({ shop }) => {
    const id = await buildPlate(shop);
    const buyer = await buildBuyer(shop, []);
    await setPlate(buyer, id, { personalizacion: { nombre: "Ana" } });
    await startPayment(buyer);
    await setPlate(buyer, id, { personalizacion: { nombre: "Ana" }, cantidad: 0 });
    await setPlate(buyer, id, { personalizacion: { nombre: "Eva" } });
    await startPayment(buyer);
    const pedidos = await buyer.api("listPedidos");
    expect(pedidos.ok && pedidos.data.map((it) => it.detalles[0]?.personalizacion)).toEqual([
      { nombre: "Eva" },
      { nombre: "Ana" },
    ]);
  });
});

test("the file of pedidos and the export of own data have the same letters; an erasure takes them out", async ({
  shop,
}) => {
  const id = await buildPlate(shop);
  const buyer = await buildBuyer(shop, []);
  await setPlate(buyer, id, { personalizacion: ana });
  await setPlate(buyer, id, { personalizacion: { nombre: "Eva" } });
  const exported = await buyer.api("getCuenta");
  expect(exported).toMatchObject({ data: { carrito: [{ personalizacion: ana }, {}] } });
  await finishPayment(shop, (await startPayment(buyer)).token, "aprobar");
  const { token } = await buildAdmin(shop);
  const file = `${shop.url}/api/endpoints/pedidos_csv.php`;
  const csv = await (await fetch(file, { headers: { authorization: `Bearer ${token}` } })).text();
  expect(csv).toContain(
    '"1 × Placa con nombre (Nombre: Ñandú 3°; Color de las letras: Lapislázuli), 1 × Placa con nombre (Nombre: Eva)"',
  );
  const { db } = shop.database;
  const pedidos = await buyer.api("listPedidos");
  const pedido = pedidos.ok ? pedidos.data[0] : undefined;
  expect(pedido?.detalles).toMatchObject([{ personalizacion: ana }, {}]);
  for (const step of despachoSteps) await stepPedido(shop, pedido?.id ?? 0, step);
  await db
    .updateTable("usuarios")
    .set({ password_hash: null })
    .where("id", "=", buyer.id)
    .execute();
  expect(await buyer.api("deleteCuenta", { body: {} })).toMatchObject({ ok: true });
  const left = await db
    .selectFrom("pedido_detalles")
    .selectAll()
    .where("pedido_id", "=", pedido?.id ?? 0)
    .execute();
  expect(left.map(({ personalizacion }) => personalizacion)).toEqual(["", ""]);
});
