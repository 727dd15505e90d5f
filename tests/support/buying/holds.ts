import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { sweepReservas } from "#server/modules/pagos/index.ts";
import { minutes } from "#server/time/clock.ts";
import { type Buyer, buildBuyer } from "./buyer.ts";
import { renewBuyer } from "./renew-buyer.ts";

/** Calls come from there; the shop needs PROXY_HOPS=1. */
export function callFrom(shop: TestShop, buyer: Buyer, address: string): Buyer {
  return { ...buyer, api: shop.client(buyer.token, address) };
}

/** A new account with so many units of new productos in its carrito, 24 of each at most. */
export async function buildLargeBuyer(shop: TestShop, units: number): Promise<Buyer> {
  const lines: { producto_id: number; cantidad: number }[] = [];
  for (let left = units; left > 0; left -= 24) {
    const producto_id = await buildProducto(shop, { stock: 5_000 });
    lines.push({ producto_id, cantidad: Math.min(24, left) });
  }
  return buildBuyer(shop, lines);
}

/** Time passes, its jobs run, and the session is new. */
export async function wait(shop: TestShop, buyer: Buyer, count: number): Promise<Buyer> {
  shop.clock.advance(minutes(count));
  await sweepReservas(shop.app.ctx);
  return renewBuyer(shop, buyer);
}

/** Units that this person holds now. */
export async function heldBy({ database }: TestShop, { id }: Buyer): Promise<number> {
  const { units } = await database.db
    .selectFrom("reservas")
    .select((eb) => eb.fn.sum<number | null>("cantidad").as("units"))
    .where("usuario_id", "=", id)
    .where("estado", "=", "abierta")
    .executeTakeFirstOrThrow();
  return Number(units ?? 0);
}
