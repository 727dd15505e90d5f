import type { TestShop } from "#rig/shop/test-shop.ts";
import type { AppContext } from "#server/context.ts";
import { runConciliacion } from "#server/modules/pagos/index.ts";
import { hours, seconds } from "#server/time/clock.ts";

/** Compares the next day; answers how many intentos were asked about. */
export async function compareNextDay(
  shop: TestShop,
  ctx: AppContext = shop.app.ctx,
): Promise<number> {
  shop.clock.advance(hours(24));
  return compareToday(shop, ctx);
}

/** The rest of today, part by part. */
export async function compareToday(
  shop: TestShop,
  ctx: AppContext = shop.app.ctx,
): Promise<number> {
  let asked = 0;
  for (;;) {
    const part = await runConciliacion(ctx);
    if (part === 0) return asked;
    asked += part;
    shop.clock.advance(seconds(6));
  }
}
