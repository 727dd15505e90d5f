import { sql } from "kysely";
import { expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { direccionInput } from "#rig/builders/direccion.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreos } from "#rig/standins/correo.ts";
import { countCalls, finishPayment, listTransacciones } from "#rig/standins/webpay.ts";
import { shopTest } from "#rig/test.ts";
import { minutes } from "#server/clock.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import {
  buildBuyer,
  carritoOf,
  pedidoAt,
  startPayment,
  stockOf,
} from "#tests/support/buying/buyer.ts";
import { keepLog } from "#tests/support/faults/log-lines.ts";

const { log, lines } = keepLog();
const test = shopTest({ log });

test.beforeAll(async ({ shop }) => {
  const { db } = shop.database;
  await sql`create table relleno (bytes blob)`.execute(db);
  // Every new row of these tables needs a page of its own.
  for (const table of ["direcciones", "pedido_eventos"]) {
    await sql`create trigger ${sql.table(`${table}_llena`)} after insert on ${sql.table(table)}
      begin insert into relleno (bytes) values (zeroblob(5000)); end`.execute(db);
  }
});
test.afterEach(({ shop }) => limitFile(shop, 2 ** 30));

const unavailable = {
  ok: false,
  status: 503,
  error: errorMessages.unavailable,
  retryAfterSeconds: 5,
};

async function limitFile(shop: TestShop, pages: number): Promise<void> {
  await sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(shop.database.db);
}

/** SQLITE_FULL, as on a full disk. */
const fillDisk = (shop: TestShop) => limitFile(shop, 1);
const freeDisk = (shop: TestShop) => limitFile(shop, 2 ** 30);

test("on a full disk writes are refused with a sentence and rolled back, and reads continue", async ({
  shop,
}) => {
  const producto_id = await buildProducto(shop, { stock: 3 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  await fillDisk(shop);
  const body = { direccion_id: ana.direccion_id };
  expect(await ana.api("startPago", { body })).toMatchObject(unavailable);
  expect(await ana.api("createDireccion", { body: direccionInput })).toMatchObject(unavailable);
  expect(await ana.api("listPedidos")).toMatchObject({ ok: true, data: [] });
  expect(await carritoOf(ana)).toHaveLength(1);
  expect(await stockOf(shop, producto_id)).toBe(3);
  expect(await listTransacciones(shop)).toEqual([]);
  const metrics = await (await fetch(`${shop.url}/metrics`)).text();
  expect(metrics).toContain('estrato_unavailable_total{reason="disk_full"} 2');
  const told = lines.filter(({ msg }) => /^disk full/.test(msg));
  expect(told.map(({ level }) => level)).toEqual([50, 50]);

  await freeDisk(shop);
  expect(await ana.api("startPago", { body })).toMatchObject({ ok: true });
  expect(await stockOf(shop, producto_id)).toBe(2);
});

test("a payment that cannot be recorded stays in doubt, and is settled once there is room", async ({
  shop,
}) => {
  const producto_id = await buildProducto(shop, { stock: 1 });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(ana);
  await fillDisk(shop);
  const page = await finishPayment(shop, token, "aprobar");
  expect(page.searchParams.get("status")).toBe("verificando");
  expect((await pedidoAt(ana, page)).estado).toBe("pendiente_pago");
  expect(await stockOf(shop, producto_id)).toBe(0);

  shop.clock.advance(minutes(1));
  await reconcile(shop.app.ctx);
  expect((await pedidoAt(ana, page)).estado).toBe("pendiente_pago");

  await freeDisk(shop);
  shop.clock.advance(minutes(1));
  await reconcile(shop.app.ctx);
  expect((await pedidoAt(ana, page)).estado).toBe("pagado");
  expect(await stockOf(shop, producto_id)).toBe(0);
  expect(await countCalls(shop, "commit", token)).toBe(1);
  const kept = (await listTransacciones(shop)).find((row) => row.token === token);
  expect(kept).toMatchObject({ captured_amount: kept?.amount, refunded_amount: 0 });
  await shop.app.outbox.runOnce();
  expect(await waitForCorreos(shop, ana.email)).toHaveLength(1);
});
