import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { freshShopTest } from "#rig/test.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { heldBy, wait } from "#tests/support/buying/holds.ts";

const test = freshShopTest();
const day = 24 * 60;

describe("the return address of a payment that was never made", () => {
  test.for([
    ["an hour", 60],
    ["six days", 6 * day],
    ["eight days, when the provider says nothing of it any more,", 8 * day],
  ] as const)("opened after %s holds nothing", async ([, minutesLater], { shop }) => {
    const producto_id = await buildProducto(shop, { stock: 5 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 5 }]);
    const { token } = await startPayment(ana);
    await wait(shop, ana, 30);
    await reconcile(shop.app.ctx);
    await wait(shop, ana, minutesLater);
    const address = `${shop.url}/api/endpoints/pago_retorno.php?token_ws=${token}`;
    const { headers } = await fetch(address, { redirect: "manual" });
    expect([headers.get("location"), await heldBy(shop, ana)]).toEqual([
      expect.stringContaining("status=cancelled"),
      0,
    ]);
    await wait(shop, ana, 1);
    await reconcile(shop.app.ctx);
    expect(await stockOf(shop, producto_id)).toBe(5);
  });
});
