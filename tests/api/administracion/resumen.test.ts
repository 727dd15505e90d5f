import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { days, hours, minutes } from "#server/time/clock.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";
import { buyTwoLines, refund } from "#tests/support/buying/reembolsos-of-units.ts";

const test = freshShopTest();

async function readResumen(shop: TestShop) {
  const { token } = await buildAdmin(shop);
  const result = await shop.client(token)("getResumen");
  if (!result.ok) throw new Error(`no resumen: ${result.status} ${result.error}`);
  return result.data;
}

type Sale = { producto_id: number; cantidad: number; accion: "aprobar" | "rechazar" };

async function buy(shop: TestShop, { producto_id, cantidad, accion }: Sale) {
  const buyer = await buildBuyer(shop, [{ producto_id, cantidad }]);
  return finishPayment(shop, (await startPayment(buyer)).token, accion);
}

async function changePaid(
  shop: TestShop,
  id: number,
  change: { estado?: "reembolsado"; pagado_en?: number },
) {
  await shop.database.db.updateTable("pedidos").set(change).where("id", "=", id).execute();
}

async function newestPedidoId(shop: TestShop): Promise<number> {
  const { id } = await shop.database.db
    .selectFrom("pedidos")
    .select("id")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

test("a shop without work has a resumen of zeros with its 30 days", async ({ shop }) => {
  const { por_dia, ...resumen } = await readResumen(shop);
  const none = { pedidos: 0, monto: 0 };
  expect(resumen).toEqual({
    por_preparar: 0,
    por_enviar: 0,
    proximos_pedidos: [],
    por_imprimir: 0,
    pedidos_en_riesgo: 0,
    pagos_en_duda: 0,
    reservas_grandes: 0,
    devoluciones_abiertas: 0,
    devolucion_mas_antigua: null,
    peticiones_abiertas: 0,
    peticiones_por_vencer: 0,
    segundo_factor_pendiente: false,
    stock_bajo: 0,
    filamentos_bajos: 0,
    productos_sin_peso: 0,
    mensajes_nuevos: 0,
    pedidos_sin_boleta: 0,
    opiniones_por_responder: 0,
    ventas: { hoy: none, dias7: none, dias30: none },
  });
  expect(por_dia).toHaveLength(30);
  expect(por_dia.every(({ pedidos, monto }) => pedidos === 0 && monto === 0)).toBe(true);
});

test("counts a producto as low in stock when it is active, held units included", async ({
  shop,
}) => {
  await buildProducto(shop, { stock: 4 });
  await buildProducto(shop, { stock: 3 });
  await buildProducto(shop, { stock: 0 });
  const held = await buildProducto(shop, { stock: 5 });
  const hidden = await buildProducto(shop, { stock: 1 });
  const { db } = shop.database;
  await db.updateTable("productos").set({ activo: 0 }).where("id", "=", hidden).execute();
  expect((await readResumen(shop)).stock_bajo).toBe(2);

  await startPayment(await buildBuyer(shop, [{ producto_id: held, cantidad: 2 }]));
  expect((await readResumen(shop)).stock_bajo).toBe(3);
});

test("a paid pedido waits to be prepared, then to be sent, then for nothing", async ({ shop }) => {
  const producto_id = await buildProducto(shop, { stock: 50 });
  await buy(shop, { producto_id, cantidad: 1, accion: "rechazar" });
  await buy(shop, { producto_id, cantidad: 2, accion: "aprobar" });
  expect(await readResumen(shop)).toMatchObject({ por_preparar: 1, por_enviar: 0 });

  const admin = shop.client((await buildAdmin(shop)).token);
  const query = { id: await newestPedidoId(shop) };
  await admin("movePedido", { query, body: { estado: "en_preparacion" } });
  expect(await readResumen(shop)).toMatchObject({ por_preparar: 0, por_enviar: 1 });
  const despacho = { estado: "enviado", transportista: "Starken", seguimiento: "AB-1" } as const;
  await admin("movePedido", { query, body: despacho });
  expect(await readResumen(shop)).toMatchObject({ por_preparar: 0, por_enviar: 0 });
});

test("sales count by the day of the payment; refused and refunded money does not", async ({
  shop,
}) => {
  const producto_id = await buildProducto(shop, { stock: 50, precio: 1_000 });
  const now = shop.clock.now();
  await buy(shop, { producto_id, cantidad: 1, accion: "aprobar" });
  await buy(shop, { producto_id, cantidad: 2, accion: "rechazar" });
  await buy(shop, { producto_id, cantidad: 3, accion: "aprobar" });
  await changePaid(shop, await newestPedidoId(shop), { pagado_en: now - days(3) });
  await buy(shop, { producto_id, cantidad: 4, accion: "aprobar" });
  await changePaid(shop, await newestPedidoId(shop), { pagado_en: now - days(20) });
  await buy(shop, { producto_id, cantidad: 5, accion: "aprobar" });
  await changePaid(shop, await newestPedidoId(shop), { pagado_en: now - days(31) - hours(2) });
  await buy(shop, { producto_id, cantidad: 6, accion: "aprobar" });
  await changePaid(shop, await newestPedidoId(shop), { estado: "reembolsado" });

  const { ventas, por_dia } = await readResumen(shop);
  expect(ventas).toEqual({
    hoy: { pedidos: 1, monto: 1_000 },
    dias7: { pedidos: 2, monto: 4_000 },
    dias30: { pedidos: 3, monto: 8_000 },
  });
  expect(por_dia.at(-1)).toMatchObject({ pedidos: 1, monto: 1_000 });
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Santiago" }).format(now);
  expect(por_dia.at(-1)?.fecha).toBe(today);
});

test("the pedidos to prepare that were promised first come first, five of them", async ({
  shop,
}) => {
  const producto_id = await buildProducto(shop, { stock: 50 });
  const ids: number[] = [];
  for (let count = 1; count <= 6; count++) {
    await buy(shop, { producto_id, cantidad: count, accion: "aprobar" });
    ids.push(await newestPedidoId(shop));
  }
  await buy(shop, { producto_id, cantidad: 9, accion: "rechazar" });
  const { proximos_pedidos, por_preparar } = await readResumen(shop);
  expect(por_preparar).toBe(6);
  expect(proximos_pedidos.map(({ id, piezas }) => [id, Number.parseInt(piezas, 10)])).toEqual(
    ids.slice(0, 5).map((id, at) => [id, at + 1]),
  );
  const admin = shop.client((await buildAdmin(shop)).token);
  await admin("movePedido", { query: { id: Number(ids[0]) }, body: { estado: "en_preparacion" } });
  expect((await readResumen(shop)).proximos_pedidos.map(({ id }) => id)).toEqual(ids.slice(1));
});

test("a pedido to prepare names what did not go back", async ({ shop }) => {
  const { id, lineas } = await buyTwoLines(shop);
  const piezas = async () => (await readResumen(shop)).proximos_pedidos.map((it) => it.piezas);
  const [bought = ""] = await piezas();
  const [, pudu] = bought.split(", ");
  expect(bought).toMatch(/^2 × /);
  await refund(shop, id, { lineas: [[lineas.huemul, 2]] });
  expect(await piezas()).toEqual([pudu]);
});

test("mensajes, and opiniones of few stars, wait until somebody answers", async ({ shop }) => {
  const producto_id = await buildProducto(shop, {
    opiniones: [
      { nombre_usuario: "Ana P.", calificacion: 3, comentario: "Llegó con una marca." },
      { nombre_usuario: "Eva R.", calificacion: 4, comentario: "Muy lindo." },
    ],
  });
  await shop.client()("sendMensaje", {
    body: { nombre: "Luis", email: "luis@ejemplo.cl", mensaje: "Hola" },
  });
  expect(await readResumen(shop)).toMatchObject({ mensajes_nuevos: 1, opiniones_por_responder: 1 });

  const admin = shop.client((await buildAdmin(shop)).token);
  await admin("patchMensaje", { query: { id: 1 }, body: { estado: "cerrado" } });
  const opiniones = await admin("listAllOpiniones", { query: { todas: "true", producto_id } });
  const few = opiniones.ok && opiniones.data.find(({ calificacion }) => calificacion === 3);
  const id = few ? few.id : 0;
  await admin("patchOpinion", { query: { id }, body: { respuesta: "¡Gracias!" } });
  expect(await readResumen(shop)).toMatchObject({ mensajes_nuevos: 0, opiniones_por_responder: 0 });
});

test("a paid pedido counts as one without a boleta until its number is noted", async ({ shop }) => {
  const producto_id = await buildProducto(shop);
  await buy(shop, { producto_id, cantidad: 1, accion: "rechazar" });
  expect((await readResumen(shop)).pedidos_sin_boleta).toBe(0);
  await buy(shop, { producto_id, cantidad: 1, accion: "aprobar" });
  expect((await readResumen(shop)).pedidos_sin_boleta).toBe(1);
  const admin = shop.client((await buildAdmin(shop)).token);
  const query = { id: await newestPedidoId(shop) };
  await admin("saveBoleta", { query, body: { boleta: "1204" } });
  expect((await readResumen(shop)).pedidos_sin_boleta).toBe(0);
});

test("a payment without a known end is in doubt until it has one", async ({ shop }) => {
  const producto_id = await buildProducto(shop);
  await startPayment(await buildBuyer(shop, [{ producto_id, cantidad: 1 }]));
  expect((await readResumen(shop)).pagos_en_duda).toBe(0);
  const { db } = shop.database;
  await db.updateTable("pago_intentos").set({ estado: "confirmando" }).execute();
  shop.clock.advance(minutes(2));
  expect((await readResumen(shop)).pagos_en_duda).toBe(1);
  await db.updateTable("pago_intentos").set({ estado: "rechazado" }).execute();
  expect((await readResumen(shop)).pagos_en_duda).toBe(0);
});

test("it is closed to customers and guests", async ({ shop }) => {
  const { token } = await buildCliente(shop);
  expect(await shop.client(token)("getResumen")).toMatchObject({ status: 403 });
  expect(await shop.client()("getResumen")).toMatchObject({ status: 401 });
  expect(await shop.client(token)("listAuditoria")).toMatchObject({ status: 403 });
  expect(await shop.client()("listAuditoria")).toMatchObject({ status: 401 });
});
