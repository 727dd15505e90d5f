import { describe, expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { onPhone } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { expectAccessible } from "#tests/support/browser/scan.ts";
import { giveToken } from "#tests/support/browser/session.ts";
import { buyPlates } from "#tests/support/buying/plates.ts";

describe.each(onPhone)("on a %s", (device) => {
  test("the owner corrects one name of two, sees both lines, and the buyer is told", async ({
    shop,
  }) => {
    const { buyer, pedido } = await buyPlates(shop, { cantidad: 2 });
    const { token } = await buildAdmin(shop);
    await shop.visit({ device, expectedErrors: [/422/] }, async (page) => {
      await giveToken(page, token);
      await page.goto(`/admin/pedidos/${pedido.id}`);
      await page.getByRole("button", { name: "Corregir texto" }).click();
      const dialog = page.getByRole("dialog");
      const nombre = dialog.getByLabel("Nombre");
      await nombre.fill("Ana 🐶");
      await dialog.getByLabel("En cuántas unidades").selectOption("1");
      await dialog.getByLabel("Por qué").fill("Nos escribió que es Ana");
      await dialog.getByRole("button", { name: "Corregir y avisar" }).click();
      await dialog.getByText(/Los emojis no se pueden hacer en la pieza/).waitFor();
      await expect.poll(() => nombre.evaluate((it) => it === document.activeElement)).toBe(true);
      await expectAccessible(page);
      await nombre.fill("Ñandú 3°");
      await dialog.getByRole("button", { name: "Corregir y avisar" }).click();
      await dialog.waitFor({ state: "detached" });
      await page.getByText("Ñandú 3°", { exact: true }).first().waitFor();
      await page.getByText("Eva", { exact: true }).first().waitFor();
      await page.getByText("Nos escribió que es Ana").waitFor();
    });
    const { texto } = await waitForCorreo(shop, buyer.email, /^Corregimos un texto/);
    expect(texto).toContain("Nombre: Ñandú 3°");
  });
});
