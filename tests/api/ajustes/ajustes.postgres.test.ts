import { expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { openTestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { ajustesBody } from "#tests/support/ajustes.ts";

test("another process shows the owner's ajustes from its next look at the catalogue on", async ({
  shop,
}) => {
  const other = await openTestShop({ beside: shop });
  try {
    const admin = shop.client((await buildAdmin(shop)).token);
    const body = await ajustesBody(shop, { nombre: "Capa Fina" });
    expect(await admin("saveAjustes", { body })).toMatchObject({ ok: true });
    await other.app.refreshCatalogoVersion();
    expect(await other.client()("getTienda", {})).toMatchObject({ data: { nombre: "Capa Fina" } });
  } finally {
    await other.close();
  }
});
