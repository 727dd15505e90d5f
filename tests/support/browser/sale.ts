import type { Page } from "playwright-core";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { type Buyer, buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";
import { stockProducto } from "./browser-shop.ts";
import { giveToken } from "./session.ts";

export type Sale = { buyer: Buyer; pedidoId: string; numero: string; producto: number };

/** Two of five units at $9.990. */
export async function sellTwo(shop: TestShop, nombre: string): Promise<Sale> {
  const producto = await stockProducto(shop, { nombre, precio: 9_990, stock: 5 });
  const buyer = await buildBuyer(shop, [{ producto_id: producto, cantidad: 2 }]);
  const page = await finishPayment(shop, (await startPayment(buyer)).token, "aprobar");
  const pedidoId = page.searchParams.get("order_id") ?? "";
  const found = await buyer.api("getPedido", { query: { id: pedidoId } });
  if (!found.ok) throw new Error(`no pedido ${pedidoId}`);
  return { buyer, pedidoId, numero: found.data.numero, producto };
}

export async function enterAsAdmin(shop: TestShop, page: Page): Promise<void> {
  const { token } = await buildAdmin(shop);
  await giveToken(page, token);
}

export async function waitForEstado(page: Page, estado: string): Promise<void> {
  await page.locator("main header").getByText(estado, { exact: true }).waitFor();
}

export async function openPedido(page: Page, { pedidoId, numero }: Sale): Promise<void> {
  await page.goto(`/admin/pedidos/${pedidoId}`);
  await page.getByRole("heading", { level: 1, name: `Pedido ${numero}` }).waitFor();
}

export async function fillDespacho(page: Page, seguimiento: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Transportista").fill("Chilexpress");
  await dialog.getByLabel("Número de seguimiento").fill(seguimiento);
}
