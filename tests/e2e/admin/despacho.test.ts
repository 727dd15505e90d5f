import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import type { DespachoTabla } from "#contract/schemas/despacho.ts";
import { buildDespacho } from "#rig/builders/despacho.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { onDesktop } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { waitForFocus } from "#tests/support/browser/keyboard.ts";
import { expectAccessible } from "#tests/support/browser/scan.ts";
import { giveToken } from "#tests/support/browser/session.ts";

const header = "modo;zona;lugares;dias_desde;dias_hasta;gratis_desde;hasta_gramos;precio";

/** Its row, which opens it. */
const zonaOf = (page: Page, nombre: string) => page.locator("summary").filter({ hasText: nombre });

describe.each(onDesktop)("the table of despacho on a %s", (device) => {
  test("is edited, tried, and a stale edit keeps what was typed", async ({ shop }) => {
    const { token } = await buildAdmin(shop);
    await buildDespacho(shop);
    await shop.visit({ device, expectedErrors: [/409/, /422/] }, async (page) => {
      await giveToken(page, token);
      await page.goto("/admin/despacho");
      await page.getByRole("heading", { level: 2, name: "Zonas", exact: true }).waitFor();
      await page.getByRole("button", { name: "Agregar zona" }).press("Enter");
      const save = page.getByRole("button", { name: "Guardar", exact: true });
      await save.press("Enter");
      const summary = page.getByRole("group", { name: "Hay 3 datos por corregir" });
      await waitForFocus(summary);
      await zonaOf(page, "Zona nueva").click();
      await summary.getByRole("link", { name: /no tiene regiones ni comunas/ }).press("Enter");
      await waitForFocus(page.getByLabel("Agregar región o comuna").last());
      await page.getByLabel("Nombre de la zona").last().fill("Sucursales");
      await page.getByLabel("Cómo llega").last().selectOption("sucursal");
      const lugar = page.getByLabel("Agregar región o comuna").last();
      await lugar.fill("Macondo");
      await lugar.press("Enter");
      await page.getByText("«Macondo» no es una región ni una comuna de Chile.").waitFor();
      await lugar.fill("Ñuñoa, Región de Valparaíso");
      await lugar.press("Enter");
      await page.getByRole("button", { name: "Quitar Región de Valparaíso" }).waitFor();
      await page.getByLabel("Tramo 1: hasta (gramos)").last().fill("30.000");
      await page.getByLabel("Tramo 1: precio (pesos)").last().fill("$1.990");

      await buildDespacho(shop);
      await save.press("Enter");
      await page.getByText("La tabla cambió mientras la editabas.").waitFor();
      await page.getByRole("button", { name: "Seguir con lo mío" }).press("Enter");
      await page.getByText(/reemplazará lo que guardó/).waitFor();
      await save.press("Enter");
      await page.getByText("Tabla de despacho guardada.").first().waitFor();

      await page.getByLabel("Comuna", { exact: true }).fill("Ñuñoa");
      await page.getByLabel("Peso en gramos").fill("450");
      const tryIt = page.getByRole("button", { name: "Probar", exact: true });
      await tryIt.press("Enter");
      await page.getByText(/una sucursal en Ñuñoa: \$1\.990, entre el/).waitFor();

      await page.getByLabel("Tramo 1: precio (pesos)").last().fill("$2.490");
      await page.getByText("Cambiaste la tabla: prueba de nuevo.").waitFor();
      await tryIt.press("Enter");
      await page.getByText(/una sucursal en Ñuñoa: \$2\.490, entre el/).waitFor();
      await expectAccessible(page);
    });
  });

  test("a wrong price of a zona that is shut opens it, and leaving asks first", async ({
    shop,
  }) => {
    const { token } = await buildAdmin(shop);
    await buildDespacho(shop);
    await shop.visit({ device, expectedErrors: [/422/] }, async (page) => {
      await giveToken(page, token);
      await page.goto("/admin/despacho");
      const island = zonaOf(page, "Rapa Nui");
      expect(await island.innerText()).toContain(
        "A domicilio · 7 a 15 días hábiles · desde $9.900",
      );
      const precio = page.getByLabel("Tramo 2: precio (pesos)");
      expect(await precio.isVisible()).toBe(false);
      await island.click();
      await precio.fill("$900");
      await page.getByText("Cambios sin guardar").waitFor();
      await island.click();
      await page.getByRole("button", { name: "Guardar", exact: true }).click();
      await waitForFocus(precio);
      await page.getByText(/hasta 5\.000 g cuesta \$900, menos que un peso menor/).waitFor();
      await page.getByRole("link", { name: "Ver la tienda" }).click();
      const question = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
      await question.getByRole("button", { name: "Seguir editando" }).click();
      // Nothing behind it takes text before.
      await question.waitFor({ state: "hidden" });
      await precio.fill("19.900");
      await page.getByRole("button", { name: "Guardar", exact: true }).click();
      await page.getByText("Cambios sin guardar").waitFor({ state: "detached" });
      expect(await precio.isVisible()).toBe(true);
    });
    const { data } = (await shop.client(token)("getDespachoTabla")) as { data: DespachoTabla };
    expect(data.zonas[1]?.tramos[1]?.precio).toBe(19_900);
  });

  test("is replaced from a file that shows first what it changes", async ({ shop }) => {
    const { token } = await buildAdmin(shop);
    await buildDespacho(shop);
    await shop.visit({ device }, async (page) => {
      await giveToken(page, token);
      await page.goto("/admin/despacho");
      await page.getByRole("button", { name: "Subir zonas (CSV)" }).press("Enter");
      const dialog = page.getByRole("dialog");
      const choose = (...lines: string[]) =>
        dialog.locator('input[type="file"]').setInputFiles({
          name: "despacho.csv",
          mimeType: "text/csv",
          buffer: Buffer.from([header, ...lines].join("\n")),
        });
      await choose("domicilio;Todo Chile;Resto de Chil;3;7;;30000;2990");
      const errors = dialog.getByRole("table", { name: "Errores del archivo" });
      await errors.getByText("¿Quisiste decir Resto de Chile?").waitFor();
      const put = dialog.getByRole("button", { name: "Usar zonas" });
      expect(await put.isDisabled()).toBe(true);
      await expectAccessible(page);

      await choose("domicilio;Todo Chile;Resto de Chile;3;7;;30000;2990");
      await dialog.getByText("Se quita: Rapa Nui (a domicilio)").waitFor();
      await dialog.getByText("hasta 30.000 g $2.990").waitFor();
      await expectAccessible(page);
      await put.press("Enter");
      await page.getByText("Las zonas del archivo están en la tabla.").first().waitFor();
      await page.getByRole("button", { name: "Guardar", exact: true }).press("Enter");
      await page.getByText("Tabla de despacho guardada.").first().waitFor();
      await page.reload();
      expect(await page.getByLabel("Tramo 1: precio (pesos)").inputValue()).toBe("2990");
    });
  });
});
