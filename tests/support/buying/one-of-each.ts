import { buildDiscrepancia } from "#rig/builders/discrepancia.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { buyPedido } from "./pedidos.ts";

/** For an empty shop; each row gets id 1. */
export async function buildOneOfEach(shop: TestShop): Promise<void> {
  const opinion = { nombre_usuario: "Ana", calificacion: 5, comentario: "Quedó perfecto" };
  await buildProducto(shop, { opiniones: [opinion] });
  await buyPedido(shop);
  await buildDiscrepancia(shop, 1);
  const body = { nombre: "Ana", email: "ana@ejemplo.cl", mensaje: "Hola" };
  const sent = await shop.client()("sendMensaje", { body });
  if (!sent.ok) throw new Error(`no mensaje: ${sent.error}`);
}
