import { describe, expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { onPhone } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { colorsOf, paintFiles } from "#tests/support/browser/paints.ts";
import { expectAccessible } from "#tests/support/browser/scan.ts";
import { giveToken } from "#tests/support/browser/session.ts";
import { buyPlates } from "#tests/support/buying/plates.ts";

describe.each(onPhone)("the photograph at the check on a %s", (device) => {
  test("is taken, also after a lost network, replaced, removed, and seen by the buyer", async ({
    shop,
  }) => {
    const { token } = await buildAdmin(shop);
    const { buyer, pedido } = await buyPlates(shop);
    const admin = shop.client(token);
    const [{ id = 0 } = {}] = await shop.database.db.selectFrom("trabajos").select("id").execute();
    const steps = [
      { desde: "en_cola", estado: "imprimiendo" },
      { desde: "imprimiendo", estado: "impreso" },
    ] as const;
    for (const step of steps) await admin("stepTrabajos", { body: { ids: [id], ...step } });
    const [red, , blue] = await paintFiles();
    if (!red || !blue) throw new Error("no paint");
    await shop.visit({ device, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] }, async (page) => {
      await giveToken(page, token);
      await page.goto("/admin/taller?paso=revisar");
      const piece = page.getByRole("listitem").filter({ hasText: pedido.numero }).last();
      const shown = piece.getByRole("img", { name: "«Placa con nombre», al revisarla" });
      const camera = piece.getByLabel("Foto de «Placa con nombre»", { exact: true });
      expect(await camera.getAttribute("capture")).toBe("environment");
      await page.context().setOffline(true);
      await camera.setInputFiles(red);
      await page.getByText("Sin conexión: la foto quedó como estaba.").waitFor();
      await page.context().setOffline(false);
      await page.getByRole("button", { name: "Enviar de nuevo" }).click();
      await expect.poll(() => shown.count()).toBe(1);
      expect(await colorsOf(shown)).toEqual(["red"]);
      await piece.getByRole("button", { name: "Quitar la foto de «Placa con nombre»" }).click();
      await expect.poll(() => shown.count()).toBe(0);
      await camera.setInputFiles(red);
      const another = piece.getByLabel("Otra foto de «Placa con nombre»");
      await another.setInputFiles(blue);
      await expect.poll(async () => (await colorsOf(shown))[0]).toBe("blue");
      const text = { name: "carta.txt", mimeType: "text/plain", buffer: Buffer.from("Hola") };
      await another.setInputFiles(text);
      await page.getByText("«carta.txt» no es una imagen PNG, JPG, GIF o WebP.").waitFor();
      // The board does not wait for the answer to a tap.
      const answer = page.waitForResponse((it) => it.request().method() === "PATCH");
      await piece.getByRole("button", { name: "Está bien", exact: true }).click();
      await page.getByText("Nada por revisar.").waitFor();
      await answer;
    });
    await shop.visit({ device }, async (page) => {
      await giveToken(page, buyer.token);
      await page.goto(`/cuenta/pedidos?pedido=${pedido.id}`);
      const own = page.getByRole("img", { name: /^Placa con nombre .*Eva.*, al revisarla$/ });
      await expect.poll(() => own.count()).toBe(1);
      expect(await colorsOf(own)).toEqual(["blue"]);
      await expectAccessible(page);
    });
  });
});
