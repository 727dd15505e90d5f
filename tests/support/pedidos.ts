import { inTransaction } from "#server/db/database.ts";
import { insertPedido, movePedido } from "#server/modules/pedidos/index.ts";
import { buildAdmin } from "./admin.ts";
import { buildCliente, buildProducto, direccionInput } from "./builders.ts";
import { type Buyer, buildBuyer, pedidoAt, startPayment } from "./buyer.ts";
import type { TestApp } from "./test-app.ts";
import { finishPayment, listTransacciones, type Transaccion } from "./webpay.ts";

export type BoughtPedido = {
  ana: Buyer;
  /** Id of the pedido. */
  id: number;
  numero: string;
  producto_id: number;
  /** The provider's token of the payment. */
  token: string;
};

/** A pedido that was really paid: two units of a producto of which five were there. */
export async function buyPedido(shop: TestApp): Promise<BoughtPedido> {
  const producto_id = await buildProducto(shop, { precio: 9_990, stock: 5 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 2 }]);
  const { token } = await startPayment(ana);
  const page = await finishPayment(shop, token, "aprobar");
  const { id, numero } = await pedidoAt(ana, page);
  return { ana, id, numero, producto_id, token };
}

/** An administrator's client, signed in now. */
export async function adminApi(shop: TestApp, nombre?: string) {
  return shop.client((await buildAdmin(shop, nombre === undefined ? {} : { nombre })).token);
}

/** A pedido that waits for its payment, made at that moment. */
export async function buildPedido(
  shop: TestApp,
  overrides: { creado_en?: number; nombre?: string; email?: string; producto?: string } = {},
): Promise<number> {
  const { creado_en = shop.clock.now(), nombre = "Camila Soto", producto = "Figura" } = overrides;
  const { id: usuario_id, email } = await buildCliente(shop, { nombre });
  const producto_id = await buildProducto(shop);
  const pedido = {
    usuario_id,
    nombre,
    email: overrides.email ?? email,
    total: 12_990,
    direccion: JSON.stringify(direccionInput),
    huella: `huella-${producto_id}`,
    detalles: [
      {
        producto_id,
        nombre_producto: producto,
        sku: "SKU-X",
        precio_unitario: 12_990,
        cantidad: 1,
      },
    ],
    now: creado_en,
  };
  return inTransaction(shop.database.db, (tx) => insertPedido(tx, pedido));
}

/** What the payment stand-in knows of a token. */
export async function transaccionOf(shop: TestApp, token: string): Promise<Transaccion> {
  const found = (await listTransacciones(shop)).find((row) => row.token === token);
  if (!found) throw new Error("the provider does not know this token");
  return found;
}

export const despachoSteps = ["en_preparacion", "enviado", "entregado"] as const;

/** A step of a paid pedido without an administrator, who would be one more person in the tables. */
export async function stepPedido(
  shop: TestApp,
  id: number,
  to: (typeof despachoSteps)[number],
): Promise<void> {
  const envio = { transportista: "Starken", seguimiento: "S-1" };
  const move = { id, to, motivo: "prueba", now: shop.clock.now(), envio };
  const isMoved = await inTransaction(shop.database.db, (tx) => movePedido(tx, move));
  if (!isMoved) throw new Error(`not moved to ${to}`);
}
