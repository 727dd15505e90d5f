import { pino } from "pino";
import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { injectFault } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";

const lines: { level: number; msg: string }[] = [];
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
const test = freshShopTest({ log });

test("a key that Webpay refuses is named in the log", async ({ shop }) => {
  const producto_id = await buildProducto(shop, { stock: 3 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  await injectFault(shop, { falla: "no_autorizado", operacion: "create", veces: 1 });
  await expect(startPayment(ana)).rejects.toThrow(/^start failed: 503/);
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 50,
      operation: "create",
      msg: expect.stringMatching(/^Webpay refuses the shop: WEBPAY_COMMERCE_CODE/),
    }),
  );
});
