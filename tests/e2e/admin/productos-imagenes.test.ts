import sharp from "sharp";
import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { onDesktop } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { largePhotograph } from "#tests/support/browser/paints.ts";
import { fill, save } from "#tests/support/browser/productos-page.ts";
import { giveToken } from "#tests/support/browser/session.ts";

const glass = { r: 0, g: 128, b: 128, alpha: 0.5 };

describe.each(onDesktop)("pictures of a phone on a %s", (device) => {
  test("are turned, made smaller and of a kind that the shop takes; the others stay", async ({
    shop,
  }) => {
    const { token } = await buildAdmin(shop);
    await buildProducto(shop);
    const clear = { width: 600, height: 500, channels: 4 as const, background: glass };
    // More bytes than a picture that goes as it is.
    const heavy = sharp({ create: clear }).png({ compressionLevel: 0 });
    const small = { width: 40, height: 20, channels: 3 as const, background: "teal" };
    const files = [
      ["girada.jpg", "image/jpeg", await largePhotograph({ width: 2_400, height: 1_200 })],
      ["chica.webp", "image/webp", await sharp({ create: small }).webp().toBuffer()],
      ["vacía.heic", "image/heic", Buffer.from("ftypheic")],
      ["calada.png", "image/png", await heavy.toBuffer()],
    ] as const;
    await shop.visit({ device }, async (page) => {
      await giveToken(page, token);
      await page.goto("/admin/productos?crear=1");
      await page
        .getByLabel(/Arrastra imágenes/)
        .setInputFiles(files.map(([name, mimeType, buffer]) => ({ name, mimeType, buffer })));
      await page.getByText("Este navegador no puede leer «vacía.heic».").waitFor();
      const thumbs = page
        .getByRole("list", { name: "Imágenes del producto" })
        .getByRole("listitem")
        .getByRole("img");
      await expect.poll(() => thumbs.count()).toBe(3);
      const seen = await thumbs.evaluateAll((images) =>
        Promise.all(
          (images as HTMLImageElement[]).map(async (image) => {
            await image.decode();
            const pen = new OffscreenCanvas(1, 1).getContext("2d");
            pen?.drawImage(image, 0, 0, 1, 1);
            const alpha = pen?.getImageData(0, 0, 1, 1).data[3] ?? 0;
            return [image.naturalWidth, image.naturalHeight, alpha < 255];
          }),
        ),
      );
      expect(seen).toEqual([
        [1_000, 2_000, false],
        [40, 20, false],
        [600, 500, true],
      ]);
      await fill(page, { Nombre: "Ranita", SKU: `RAN-${device}`, Precio: "4.990" });
      await page.getByRole("dialog").getByLabel("Categoría").selectOption({ index: 1 });
      await save(page);
      await page.getByText("«Ranita» quedó creado.").waitFor();
    });
  });
});
