import type { TestShop } from "#rig/shop/test-shop.ts";
import { injectFault } from "#rig/standins/webpay.ts";
import { adminApi, type BoughtPedido, buyPedido } from "./pedidos.ts";

/** Refunds at the provider's portal, unknown to the shop. */
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

/** Fails for good: part was refunded at the portal before. */
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

/** Refused for good; the provider still holds the money. */
export async function buildRefused(
  shop: TestShop,
): Promise<BoughtPedido & { intento_id: number; mensaje: string }> {
  const bought = await buyPedido(shop);
  const mensaje = await askRefused(shop, bought.id);
  const { id: intento_id } = await intentoOf(shop, bought.id);
  return { ...bought, intento_id, mensaje };
}

/** Answers the owner's message. */
export async function askRefused(shop: TestShop, pedidoId: number): Promise<string> {
  await injectFault(shop, { falla: "reembolso_imposible", operacion: "refund" });
  const body = { pedido_id: pedidoId, motivo: "Llegó quebrado", reponer_stock: true };
  const asked = await (await adminApi(shop))("createReembolso", { body });
  if (!asked.ok) throw new Error(`not asked: ${asked.error}`);
  return asked.data.mensaje;
}

/** The pending reembolso as another version of our sentences would have noted it: no sentence may decide. */
export async function rewordError(shop: TestShop, pedido_id: number): Promise<void> {
  await shop.database.db
    .updateTable("reembolsos")
    .set({ error: "Webpay guardó silencio." })
    .where("pedido_id", "=", pedido_id)
    .where("estado", "=", "pendiente")
    .execute();
}
