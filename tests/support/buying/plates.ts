import type { BodyOf } from "#contract/client.ts";
import type { Campo } from "#contract/schemas/campos.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { type Buyer, buildBuyer, startPayment } from "./buyer.ts";

export const platePrecio = 9_990;

/** A name of up to twelve letters, at 200 pesos each; a colour at 500. */
export const plateCampos: Campo[] = [
  {
    clave: "nombre",
    etiqueta: "Nombre",
    tipo: "texto",
    obligatorio: true,
    max: 12,
    precio: 0,
    precio_por_letra: 200,
  },
  {
    clave: "color",
    etiqueta: "Color de las letras",
    tipo: "color",
    obligatorio: false,
    opciones: [
      { clave: "lapislazuli", nombre: "Lapislázuli", color: "#1f3a8a" },
      { clave: "araucaria", nombre: "Araucaria", color: "#2f6b3a" },
    ],
    precio: 500,
  },
];

export function buildPlate(shop: TestShop, { stock = 5, campos = plateCampos } = {}) {
  return buildProducto(shop, {
    nombre: "Placa con nombre",
    precio: platePrecio,
    stock,
    personalizacion: campos,
  });
}

type Line = BodyOf<"setCarritoLinea">;

export function setPlate({ api }: Pick<Buyer, "api">, producto_id: number, line: Partial<Line>) {
  return api("setCarritoLinea", { body: { producto_id, cantidad: 1, ...line } });
}

type Plates = { nombre?: string; color?: string; cantidad?: number; told?: boolean };

/** A paid pedido of one line. Its buyer was told that there is no retracto, or was told nothing. */
export async function buyPlates(
  shop: TestShop,
  { nombre = "Eva", color, cantidad = 1, told = true }: Plates = {},
) {
  const id = await buildPlate(shop);
  return buyPlatesOf(shop, id, { nombre, cantidad, told, ...(color && { color }) });
}

/** Like `buyPlates`, of a plate that is there. */
export async function buyPlatesOf(
  shop: TestShop,
  id: number,
  { nombre = "Eva", color, cantidad = 1, told = true }: Plates = {},
) {
  const personalizacion = { nombre, ...(color && { color }) };
  const buyer = await buildBuyer(shop, [{ producto_id: id, cantidad, personalizacion }]);
  const { token } = await startPayment(buyer, told ? { sin_retracto: [id] } : {});
  await finishPayment(shop, token, "aprobar");
  return { id, buyer, ...(await newestPedido(buyer)) };
}

export async function newestPedido({ api }: Pick<Buyer, "api">) {
  const pedidos = await api("listPedidos");
  const [pedido] = pedidos.ok ? pedidos.data : [];
  const [detalle] = pedido?.detalles ?? [];
  if (!pedido || !detalle) throw new Error("nothing was bought");
  return { pedido, detalle };
}
