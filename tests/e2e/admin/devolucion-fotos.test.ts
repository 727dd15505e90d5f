import { describe, expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { onPhone } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { colorsOf, largePhotograph, paintFiles } from "#tests/support/browser/paints.ts";
import { expectAccessible } from "#tests/support/browser/scan.ts";
import { giveToken } from "#tests/support/browser/session.ts";
import { despachoSteps, stepPedido } from "#tests/support/buying/pedidos.ts";
import { buyTwoLines } from "#tests/support/buying/reembolsos-of-units.ts";

function shapeOf(image: Element): [number, number] {
  const { naturalWidth, naturalHeight } = image as HTMLImageElement;
  return [naturalWidth, naturalHeight];
}

describe.each(onPhone)("photographs of a fault on a %s", (device) => {
  test("are chosen by the buyer, and seen by the owner", async ({ shop }) => {
    const { ana, id } = await buyTwoLines(shop);
    for (const step of despachoSteps) await stepPedido(shop, id, step);
    const files = (await paintFiles()).slice(0, 5);
    await shop.visit({ device }, async (page) => {
      await giveToken(page, ana.token);
      await page.goto(`/cuenta/pedidos?pedido=${id}`);
      await page.getByText("Pedir retracto o garantía").click();
      await page.getByLabel("Qué pasó").selectOption("falla");
      await page
        .getByRole("group", { name: "De qué piezas" })
        .getByRole("checkbox")
        .first()
        .check();
      await page.getByLabel("Qué prefieres").selectOption("cambio");
      await page.getByLabel("Cuéntanos qué pasó").fill("Se abrió una capa.");
      const input = page.getByLabel(/Agregar fotos/);
      await input.setInputFiles({
        name: "carta.txt",
        mimeType: "text/plain",
        buffer: Buffer.from("Hola"),
      });
      await page.getByText("«carta.txt» no es una imagen PNG, JPG, GIF o WebP.").waitFor();
      await input.setInputFiles(files);
      await page.getByText("Puedes mandar hasta 4 fotos.").waitFor();
      const chosen = page.getByRole("list", { name: "Fotos por enviar" }).getByRole("listitem");
      await expect.poll(() => chosen.count()).toBe(4);
      await page.getByRole("button", { name: "Quitar la foto 4" }).click();
      await page.getByRole("button", { name: "Quitar la foto 2" }).press("Enter");
      await expect.poll(() => chosen.count()).toBe(2);
      await expectAccessible(page);
      await input.setInputFiles({
        ...{ name: "grande.jpg", mimeType: "image/jpeg" },
        buffer: await largePhotograph({ width: 3200, height: 2400 }),
      });
      await expect.poll(() => chosen.count()).toBe(3);
      await page.getByRole("button", { name: "Enviar solicitud" }).click();
      const sent = page.getByRole("list", { name: "Tus fotos" }).getByRole("img");
      await expect.poll(() => sent.count()).toBe(3);
      expect((await colorsOf(sent)).slice(0, 2)).toEqual(["red", "blue"]);
      expect(await sent.nth(2).evaluate(shapeOf)).toEqual([1200, 1600]);
    });
    const { token } = await buildAdmin(shop);
    await shop.visit({ device }, async (page) => {
      await giveToken(page, token);
      await page.goto(`/admin/pedidos/${id}`);
      const seen = page.getByRole("list", { name: "Las fotos que mandó" }).getByRole("img");
      await expect.poll(() => seen.count()).toBe(3);
      expect((await colorsOf(seen)).slice(0, 2)).toEqual(["red", "blue"]);
      await expectAccessible(page);
      const tab = page.context().waitForEvent("page");
      await page.getByRole("link", { name: "Foto 2 de 3" }).click();
      expect((await tab).url()).toMatch(/^blob:/);
    });
  });
});
