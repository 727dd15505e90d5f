import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { onDesktop } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import {
  createPeople,
  fillLogin,
  giveToken,
  loginAs,
  newPassword,
  password,
  readToken,
  waitForPath,
} from "#tests/support/browser/session.ts";

let buildPerson: Awaited<ReturnType<typeof createPeople>>;
test.beforeAll(async ({ shop }) => {
  buildPerson = await createPeople(shop, "cuenta");
});

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel("Contraseña actual").fill(current);
  await page.getByLabel("Contraseña nueva").fill(next);
  await page.getByLabel("Confirmar contraseña").fill(next);
  await page.getByRole("button", { name: "Cambiar contraseña" }).click();
}

describe("the customer area", () => {
  test("sends guests to the login and back to the pedido that they asked for", async ({ shop }) => {
    const { email } = await buildPerson();
    const path = "/cuenta/pedidos?pedido=1";
    await shop.visit({}, async (page) => {
      await page.goto(path);
      await waitForPath(page, "/login");
      await fillLogin(page, email);
      await waitForPath(page, path);
      await page.getByRole("heading", { level: 1 }).waitFor();
    });
  });

  test.for(onDesktop)(
    "on a %s the greeting leads there and shows a changed name",
    async (device, { shop }) => {
      const { token } = await buildPerson();
      await shop.visit({ device }, async (page) => {
        await giveToken(page, token);
        await page.goto("/nosotros");
        const openMenu = async () => {
          if (device === "phone") await page.getByRole("button", { name: "Abrir menú" }).click();
        };
        await openMenu();
        await page.getByRole("link", { name: "Hola, Camila Soto" }).click();
        await waitForPath(page, "/cuenta");
        await page.getByLabel("Nombre completo").fill("  ");
        await page.getByRole("button", { name: "Guardar nombre" }).click();
        await page.getByText("Ingresa tu nombre.").waitFor();
        await page.getByLabel("Nombre completo").fill("Camila Paz Ñuñez");
        await page.getByRole("button", { name: "Guardar nombre" }).click();
        await page.getByText("Guardamos tu nombre.").waitFor();
        await openMenu();
        await page.getByRole("link", { name: "Hola, Camila Paz Ñuñez" }).waitFor();
        expect(new URL(page.url()).pathname).toBe("/cuenta");
      });
    },
  );

  test("changing the password keeps this session and ends the others", async ({ shop }) => {
    const { email, token } = await buildPerson();
    await shop.visit({ expectedErrors: [/401/] }, async (elsewhere) => {
      await giveToken(elsewhere, token);
      await shop.visit({ expectedErrors: [/422/] }, async (page) => {
        await loginAs(page, email);
        await page.goto("/cuenta");
        const secondTab = await page.context().newPage();
        await secondTab.goto("/cuenta");
        await changePassword(page, "no es esta", newPassword);
        await page.getByText("Tu contraseña actual no es correcta.").waitFor();
        expect(await page.getByLabel("Contraseña nueva").inputValue()).toBe(newPassword);
        await changePassword(page, password, newPassword);
        await page.getByText("Cambiaste tu contraseña. Cerramos tus otras sesiones.").waitFor();
        await page.reload();
        await page.getByRole("heading", { level: 1, name: "Mi cuenta" }).waitFor();
        await secondTab.getByRole("link", { name: "Mis pedidos" }).click();
        await secondTab.getByText("Aún no tienes pedidos").waitFor();
      });
      await elsewhere.goto("/cuenta");
      await waitForPath(elsewhere, "/login?from=/cuenta");
    });
  });

  test("addresses can be added, changed and deleted", async ({ shop }) => {
    const { token } = await buildPerson();
    await shop.visit({ device: "phone" }, async (page) => {
      await giveToken(page, token);
      await page.goto("/cuenta");
      await page.getByRole("button", { name: "Editar la dirección Casa" }).click();
      await page.getByRole("dialog").getByLabel("Alias de la dirección").fill("Taller");
      await page.getByRole("dialog").getByRole("button", { name: "Guardar" }).click();
      await page.getByText("Dirección guardada").waitFor();
      expect(await page.getByRole("main").getByRole("radio").count()).toBe(0);
      await page.getByRole("button", { name: "Eliminar la dirección Taller" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Eliminar" }).click();
      await page.getByText("Aún no tienes direcciones guardadas.").waitFor();
    });
  });

  test("Contacto is filled from the account", async ({ shop }) => {
    const { email, token } = await buildPerson();
    await shop.visit({}, async (page) => {
      await giveToken(page, token);
      await page.goto("/contacto");
      const typed = (label: string) => page.getByRole("main").getByLabel(label).inputValue();
      await expect.poll(() => typed("Correo electrónico")).toBe(email);
      expect(await typed("Nombre")).toBe("Camila Soto");
    });
  });

  test("personal data are downloaded as a JSON file", async ({ shop }) => {
    const { email, token } = await buildPerson();
    await shop.visit({}, async (page) => {
      await giveToken(page, token);
      await page.goto("/cuenta");
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name: "Descargar mis datos" }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe("mis-datos.json");
      const data = JSON.parse(readFileSync(await download.path(), "utf8"));
      expect(data).toMatchObject({
        email,
        nombre: "Camila Soto",
        direcciones: [{ alias: "Casa" }],
      });
      expect(JSON.stringify(data)).not.toContain("argon2");
    });
  });

  test("erasing asks for the password and leaves a guest on the home page", async ({ shop }) => {
    const { email, token } = await buildPerson();
    await shop.visit({ expectedErrors: [/422/, /401/] }, async (page) => {
      await giveToken(page, token);
      await page.goto("/cuenta");
      await page.getByRole("button", { name: "Borrar mi cuenta" }).click();
      const dialog = page.getByRole("dialog", { name: "¿Borrar tu cuenta?" });
      const confirm = dialog.getByRole("button", { name: "Borrar para siempre" });
      await confirm.click();
      await dialog.getByText("Ingresa tu contraseña para confirmar.").waitFor();
      await dialog.getByLabel("Tu contraseña").fill("no es esta");
      await confirm.click();
      await dialog.getByText("Tu contraseña actual no es correcta.").waitFor();
      await dialog.getByLabel("Tu contraseña").fill(password);
      await confirm.click();
      await waitForPath(page, "/");
      await page.getByText("Borramos tu cuenta.").waitFor();
      await page.getByRole("link", { name: "Ingresar" }).first().waitFor();
      expect(await readToken(page)).toBeNull();
      await page.goto("/login");
      await fillLogin(page, email);
      await page.getByText("El correo o la contraseña no son correctos.").waitFor();
    });
  });

  test("a shop that does not answer is reported, with a retry", async ({ shop }) => {
    const { token } = await buildPerson();
    await shop.visit({ expectedErrors: [/ERR_FAILED/] }, async (page) => {
      await giveToken(page, token);
      await page.route("**/{cuenta,pedidos}.php", (route) => route.abort());
      await page.goto("/cuenta");
      await page.getByText("No pudimos cargar tu cuenta.").waitFor();
      await page.getByRole("link", { name: "Mis pedidos" }).click();
      await page.getByText("No pudimos cargar tus pedidos.").waitFor();
      await page.unroute("**/{cuenta,pedidos}.php");
      await page.getByRole("button", { name: "Reintentar" }).click();
      await page.getByText("Aún no tienes pedidos").waitFor();
    });
  });
});
