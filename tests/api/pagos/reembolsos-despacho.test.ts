import { expect } from "vitest";
import { buildDespacho, includedZona } from "#rig/builders/despacho.ts";
import { freshShopTest } from "#rig/test.ts";
import { adminApi, transaccionOf } from "#tests/support/buying/pedidos.ts";
import {
  buyTwoLines,
  expectBooksToHold,
  refund,
} from "#tests/support/buying/reembolsos-of-units.ts";

const test = freshShopTest();

test("despacho that was paid stays with a part, and goes back with the rest", async ({ shop }) => {
  const tramos = [{ hasta_gramos: 30_000, precio: 3_000 }];
  await buildDespacho(shop, { zonas: [{ ...includedZona, tramos }] });
  const { ana, id, token, lineas } = await buyTwoLines(shop);
  expect(await ana.api("getPedido", { query: { id } })).toMatchObject({
    data: { total: 27_980, despacho: { precio: 3_000 } },
  });
  await refund(shop, id, { lineas: [[lineas.huemul, 2]] });
  await refund(shop, id, { lineas: [[lineas.pudu, 1]], clave: "clave-numero-2" });
  const admin = await adminApi(shop);
  expect(await admin("getPedidoDetalle", { query: { id } })).toMatchObject({
    data: { estado: "pagado", devuelto: 24_980 },
  });
  await expectBooksToHold(shop);
  expect(await refund(shop, id)).toMatchObject({
    data: { pedido: { estado: "reembolsado", reembolso: { monto: 3_000 } } },
  });
  expect(await transaccionOf(shop, token)).toMatchObject({ refunded_amount: 27_980 });
  await expectBooksToHold(shop);
});
