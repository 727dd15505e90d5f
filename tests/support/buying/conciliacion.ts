import type { TestShop } from "#rig/shop/test-shop.ts";
import type { AppContext } from "#server/context.ts";
import { runConciliacion } from "#server/modules/pagos/index.ts";
import { chileDate } from "#server/time/chile-time.ts";
import { hours, minutes, seconds } from "#server/time/clock.ts";

/** Compares the next day; answers how many intentos were asked about. */
export async function compareNextDay(
  shop: TestShop,
  ctx: AppContext = shop.app.ctx,
): Promise<number> {
  // The day that is compared begins at four: it must not end between two parts.
  const dayIn = (ms: number) => chileDate(shop.clock.now() + ms - hours(4));
  if (dayIn(minutes(10)) !== dayIn(0)) shop.clock.advance(minutes(10));
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
