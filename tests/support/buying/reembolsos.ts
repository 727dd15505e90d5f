import type { TestShop } from "#rig/shop/test-shop.ts";
import { injectFault } from "#rig/standins/webpay.ts";
import { adminApi, type BoughtPedido, buyPedido } from "./pedidos.ts";

/** Refunds in the provider's portal: the shop is not told. */
export async function refundAtPortal(shop: TestShop, token: string, monto: number): Promise<void> {
  const answer = await shop.app.ctx.payment.refund(token, monto);
  if (!answer.ok) throw new Error(`the provider refused: ${answer.reason}`);
}

export async function intentoOf(shop: TestShop, pedidoId: number) {
  return shop.database.db
    .selectFrom("pago_intentos")
    .selectAll()
    .where("pedido_id", "=", pedidoId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
}

/** A refund that fails for good: part of the money went back in the portal before. */
export async function buildStopped(
  shop: TestShop,
  { portal = 1000 }: { portal?: number } = {},
): Promise<BoughtPedido & { intento_id: number }> {
  const bought = await buyPedido(shop);
  await refundAtPortal(shop, bought.token, portal);
  const admin = await adminApi(shop);
  const body = { pedido_id: bought.id, motivo: "Llegó quebrado", reponer_stock: true };
  const asked = await admin("createReembolso", { body });
  if (!asked.ok) throw new Error(`not asked: ${asked.error}`);
  const { id: intento_id } = await intentoOf(shop, bought.id);
  return { ...bought, intento_id };
}

/** A refund that the provider refuses for good and whose money it still holds. */
export async function buildRefused(
  shop: TestShop,
): Promise<BoughtPedido & { intento_id: number; mensaje: string }> {
  const bought = await buyPedido(shop);
  const mensaje = await askRefused(shop, bought.id);
  const { id: intento_id } = await intentoOf(shop, bought.id);
  return { ...bought, intento_id, mensaje };
}

/** Asks for such a refund; answers the owner's message. */
export async function askRefused(shop: TestShop, pedidoId: number): Promise<string> {
  await injectFault(shop, { falla: "reembolso_imposible", operacion: "refund" });
  const body = { pedido_id: pedidoId, motivo: "Llegó quebrado", reponer_stock: true };
  const asked = await (await adminApi(shop))("createReembolso", { body });
  if (!asked.ok) throw new Error(`not asked: ${asked.error}`);
  return asked.data.mensaje;
}
