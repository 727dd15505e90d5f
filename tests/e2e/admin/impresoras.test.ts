import { test } from "#tests/support/browser/browser-test.ts";
import { enterAsAdmin } from "#tests/support/browser/sale.ts";

test("a printer is added, refused for its hours, changed and taken away", ({ shop }) =>
  shop.visit({ expectedErrors: [/422/] }, async (page) => {
    await enterAsAdmin(shop, page);
    await page.goto("/admin/impresoras");
    await page.getByText("Aún no hay impresoras.").waitFor();
    await page.getByRole("button", { name: "Agregar impresora" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nombre").fill("Prusa");
    await dialog.getByLabel("Sábado").check();
    await dialog.getByLabel("Lunes").uncheck();
    await dialog.getByLabel("Materiales").fill("PLA, PETG");
    await dialog.getByLabel("Desde las").fill("22");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await dialog.getByText("Debe terminar después de empezar.").waitFor();
    await dialog.getByLabel("Desde las").fill("9");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await page.getByText("ma a sá, 9 a 22 h, PLA, PETG, 1 color").waitFor();

    await page.getByRole("button", { name: "Editar Prusa" }).click();
    await dialog.getByLabel("Desde el").fill("2026-12-01");
    await dialog.getByLabel("Hasta el").fill("2026-12-03");
    await dialog.getByRole("button", { name: "Guardar" }).click();
    await page.getByText("Fuera de servicio del mar 1 de dic al jue 3 de dic").waitFor();

    await page.getByRole("button", { name: "Eliminar Prusa" }).click();
    await dialog.getByRole("button", { name: "Eliminar" }).click();
    await page.getByText("Aún no hay impresoras.").waitFor();
  }));
