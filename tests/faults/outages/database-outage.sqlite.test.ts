import { DatabaseSync } from "node:sqlite";
import { expect, vi } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { direccionInput } from "#rig/builders/direccion.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { embeddedFile } from "#server/db/sqlite/embedded-file.ts";
import { type Buyer, buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { patience } from "#tests/support/vitest/patience.ts";

function lockFile(shop: TestShop): () => void {
  const other = new DatabaseSync(embeddedFile(shop.config.dataDir));
  other.exec("begin exclusive");
  return () => {
    other.exec("rollback");
    other.close();
  };
}

async function buyer(shop: TestShop): Promise<{ ana: Buyer; producto_id: number }> {
  const producto_id = await buildProducto(shop, { stock: 1 });
  return { ana: await buildBuyer(shop, [{ producto_id, cantidad: 1 }]), producto_id };
}

const save = (ana: Buyer) => ana.api("createDireccion", { body: direccionInput });

test("a write waits seconds for a lock while the process serves its cache", async ({ shop }) => {
  const { ana, producto_id } = await buyer(shop);
  await stockOf(shop, producto_id);
  const unlock = lockFile(shop);
  let isSaved = false;
  const saved = save(ana).then((result) => {
    isSaved = true;
    return result;
  });
  // At once: in sequence they could outlast the lock wait.
  const seen = await Promise.all(Array.from({ length: 20 }, () => stockOf(shop, producto_id)));
  expect(seen).toEqual(Array(20).fill(1));
  expect(isSaved).toBe(false);
  unlock();
  expect(await saved).toMatchObject({ ok: true, status: 201 });
});

test("writes that meet a longer lock are refused with a sentence, all at once, and the shop recovers", async ({
  shop,
}) => {
  const { ana, producto_id } = await buyer(shop);
  const { token } = await startPayment(ana);
  const unlock = lockFile(shop);
  const calls = Promise.all([save(ana), save(ana), save(ana), save(ana)]);
  const page = await finishPayment(shop, token, "aprobar");
  const refused = { status: 503, error: errorMessages.unavailable, retryAfterSeconds: 5 };
  for (const answer of await calls) expect(answer).toMatchObject(refused);
  expect(page.searchParams.get("status")).toBe("verificando");
  expect((await fetch(`${shop.url}/api/salud`)).status).toBe(200);
  unlock();
  expect(await save(ana)).toMatchObject({ ok: true });
  const again = `${shop.url}/api/endpoints/pago_retorno.php?token_ws=${token}`;
  await vi.waitFor(async () => {
    const response = await fetch(again, { redirect: "manual" });
    expect(response.headers.get("location")).toContain("status=success");
  }, patience);
  expect(await stockOf(shop, producto_id)).toBe(0);
});
