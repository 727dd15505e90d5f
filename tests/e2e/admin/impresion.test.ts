import { expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { binaryStl, gcode } from "#tests/support/archivos/models.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { giveToken } from "#tests/support/browser/session.ts";
import { buildPlate, buyPlatesOf } from "#tests/support/buying/plates.ts";

const file = (name: string, buffer: Buffer) => ({
  ...{ name, buffer, mimeType: "application/octet-stream" },
});

test("an owner says how a piece is printed, and the workshop has it, with the file", async ({
  shop,
}) => {
  const id = await buildPlate(shop);
  const { pedido } = await buyPlatesOf(shop, id);
  const { token } = await buildAdmin(shop);
  const expectedErrors = [/status of 422/, /status of 409/];
  await shop.visit({ expectedErrors }, async (page) => {
    await giveToken(page, token);
    await page.goto(`/admin/productos?editar=${id}`);
    await page.getByRole("link", { name: "Impresión: tiempo, filamento y archivo" }).click();
    const save = page.getByRole("button", { name: "Guardar receta" });
    const minutos = page.getByLabel("Minutos");
    await page.getByRole("button", { name: "Agregar color" }).click();
    expect(
      await page
        .getByLabel("Color 1", { exact: true })
        .evaluate((it) => it === document.activeElement),
    ).toBe(true);
    await save.click();
    const summary = page.getByRole("group", { name: /^(Falta corregir|Corrige|Revisa|Hay)/ });
    await expect.poll(() => summary.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.getByRole("link", { name: /^Escribe los gramos/ }).click();
    expect(await page.getByLabel("Gramos 1").evaluate((it) => it === document.activeElement)).toBe(
      true,
    );
    await page.getByLabel("Gramos 1").fill("14");
    await page.getByLabel("Horas").fill("1");
    await minutos.fill("20");
    const chooser = page.locator("input[type=file]");
    await chooser.setInputFiles(file("placa.gcode", Buffer.from("esto no es")));
    await save.click();
    await page.getByText("«placa.gcode» no es un archivo STL, 3MF ni G-code.").waitFor();
    expect(await minutos.inputValue()).toBe("20");
    await chooser.setInputFiles(file("placa.gcode", gcode));
    await save.click();
    await page.getByText("El trabajo que espera ya la usa.").waitFor();

    // Somebody else saves meanwhile.
    const other = new FormData();
    const datos = { producto_id: id, version: 1, minutos: 99, por_placa: 1, notas: "", gramos: [] };
    const choices = { quitar_archivo: false, en_espera: false, variantes: false };
    other.set("datos", JSON.stringify({ ...datos, ...choices }));
    await fetch(`${shop.url}/api/endpoints/recetas.php`, {
      ...{ method: "POST", body: other, headers: { authorization: `Bearer ${token}` } },
    });
    await minutos.fill("45");
    await chooser.setInputFiles(file("placa.stl", binaryStl()));
    await save.click();
    await page.getByText(/^Otra persona guardó esta receta/).waitFor();
    expect(await minutos.inputValue()).toBe("45");
    await page.getByText("Nuevo, se sube al guardar").waitFor();
    await page.getByRole("button", { name: "Cargar la guardada" }).click();
    await page.getByText("Versión 2").waitFor();
    expect(await minutos.inputValue()).toBe("39");

    await page.goto("/admin/taller");
    const piece = page.getByRole("listitem").filter({ hasText: pedido.numero }).last();
    await piece.getByText("1 h 20 min", { exact: false }).waitFor();
    const arriving = page.waitForEvent("download");
    await piece.getByRole("button", { name: "Descargar placa.gcode (1 kB)" }).click();
    expect((await arriving).suggestedFilename()).toBe("placa.gcode");
  });
});
