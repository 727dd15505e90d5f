import { readFile } from "node:fs/promises";
import { describe, expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { binaryStl, gcode } from "#tests/support/archivos/models.ts";
import { onPhone } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { colorsOf, paintFiles } from "#tests/support/browser/paints.ts";
import { expectAccessible } from "#tests/support/browser/scan.ts";
import { giveToken } from "#tests/support/browser/session.ts";

describe.each(onPhone)("an idea with pictures on a %s", (device) => {
  test("is sent from contacto after a failure, and read by the owner", async ({ shop }) => {
    const files = (await paintFiles()).slice(0, 2);
    await shop.visit({ device, expectedErrors: [/ERR_FAILED/] }, async (page) => {
      await page.goto("/contacto");
      const fields = { Nombre: "Inés", "Correo electrónico": "ines@ejemplo.cl" };
      for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
      await page.getByLabel("Mensaje").fill("¿Me hacen este soporte?");
      await page.getByLabel(/Cuántas/).fill("cien");
      await page.getByLabel(/Para cuándo/).fill("2099-12-03");
      await page.getByLabel(/Agregar fotos o un archivo 3D/).setInputFiles(files);
      const chosen = page.getByRole("list", { name: "Fotos por enviar" }).getByRole("listitem");
      await expect.poll(() => chosen.count()).toBe(2);
      const send = page.getByRole("button", { name: "Enviar mensaje" });
      await send.click();
      await page.getByText("La cantidad debe ser un número entero").first().waitFor();
      await expectAccessible(page);
      await page.getByLabel(/Cuántas/).fill("12");
      await page.route("**/api/endpoints/mensaje_fotos.php", (route) => route.abort());
      await send.click();
      await page.getByRole("alert").filter({ hasText: /\S/ }).first().waitFor();
      expect(await page.getByLabel(/Para cuándo/).inputValue()).toBe("2099-12-03");
      expect(await chosen.count()).toBe(2);
      await page.unroute("**/api/endpoints/mensaje_fotos.php");
      await send.click();
      await page.getByText("¡Gracias por escribirnos!").waitFor();
      await expect.poll(() => chosen.count()).toBe(0);
      expect(await page.getByLabel(/Cuántas/).inputValue()).toBe("");
    });
    const { token } = await buildAdmin(shop);
    await shop.visit({ device }, async (page) => {
      await giveToken(page, token);
      await page.goto("/admin/mensajes");
      await page.getByRole("button", { name: /^Inés/ }).click();
      await page.getByText("3 de diciembre de 2099").waitFor();
      const seen = page.getByRole("list", { name: "Las fotos que mandó" }).getByRole("img");
      await expect.poll(() => seen.count()).toBe(2);
      expect(await colorsOf(seen)).toEqual(["red", "green"]);
      await page
        .getByText(/^\S+\.\w+, \d+ kB$/)
        .first()
        .waitFor();
      await expectAccessible(page);
    });
  });
});

describe.each(onPhone)("an idea with a model on a %s", (device) => {
  test("takes one 3D file, says what else it does not take, and the owner downloads it", async ({
    shop,
  }) => {
    const [foto] = await paintFiles();
    const model = { name: "soporte.stl", mimeType: "model/stl", buffer: binaryStl(2000) };
    await shop.visit({ device, expectedErrors: [/ERR_FAILED/, /422/] }, async (page) => {
      await page.goto("/contacto");
      const fields = { Nombre: "Teo", "Correo electrónico": "teo@ejemplo.cl" };
      for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
      await page.getByLabel("Mensaje").fill("¿Cuánto sale?");
      const picker = page.getByLabel(/Agregar fotos o un archivo 3D/);
      await picker.setInputFiles({ ...model, name: "plano.step" });
      await page.getByText("«plano.step» no es una foto").waitFor();
      await picker.setInputFiles(model);
      const chosen = page.getByRole("list", { name: "Archivo por enviar" });
      await chosen.getByText("101 kB").waitFor();
      await expect.poll(() => page.getByText("«plano.step»").count()).toBe(0);
      if (foto) await picker.setInputFiles(foto);
      await page.getByText("no las dos cosas").waitFor();
      await page.getByRole("button", { name: "Quitar el archivo soporte.stl" }).click();
      await expect.poll(() => chosen.count()).toBe(0);
      expect(await picker.evaluate((input) => input === document.activeElement)).toBe(true);
      await picker.setInputFiles({ ...model, buffer: gcode });
      const send = page.getByRole("button", { name: "Enviar mensaje" });
      await send.click();
      await page.getByText("«soporte.stl» no es un archivo STL ni 3MF.").waitFor();
      await picker.setInputFiles(model);
      await page.route("**/api/endpoints/mensaje_archivo.php", (route) => route.abort());
      await send.click();
      await page.getByRole("alert").filter({ hasText: /\S/ }).first().waitFor();
      expect(await chosen.count()).toBe(1);
      await page.unroute("**/api/endpoints/mensaje_archivo.php");
      await send.click();
      await page.getByText("¡Gracias por escribirnos!").waitFor();
      await expect.poll(() => chosen.count()).toBe(0);
    });
    const { token } = await buildAdmin(shop);
    await shop.visit({ device }, async (page) => {
      await giveToken(page, token);
      await page.goto("/admin/mensajes");
      await page.getByRole("button", { name: /^Teo/ }).click();
      const saved = page.waitForEvent("download");
      await page.getByRole("button", { name: "soporte.stl · 101 kB" }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toBe("soporte.stl");
      expect(await readFile(await download.path())).toEqual(model.buffer);
    });
  });
});
