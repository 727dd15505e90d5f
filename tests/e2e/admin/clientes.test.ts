import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { addCodeApp } from "#rig/builders/factor.ts";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import { minutes } from "#server/time/clock.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { giveToken, waitForPath } from "#tests/support/browser/session.ts";
import { buildPeticion } from "#tests/support/calls/peticiones.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a request to be erased is answered without a terminal: file and erasure, each behind a fresh proof", async ({
  shop,
}) => {
  const { email } = await buildCliente(shop, { nombre: "Camila Vergara" });
  await buildPeticion(shop, { email, tipo: "supresion", detalle: "Borren lo mío" });
  const { token } = await buildAdmin(shop);
  const { nextCode } = await addCodeApp(shop, shop.client(token));

  async function prove(page: Page): Promise<void> {
    const proof = page.getByRole("dialog", { name: "Confirma que eres tú" });
    await proof.getByLabel("Código de tu app").fill(nextCode());
    await proof.getByRole("button", { name: "Confirmar" }).click();
    await proof.waitFor({ state: "hidden" });
  }

  await shop.visit({ device: "phone", expectedErrors: [/403|422/] }, async (page) => {
    await giveToken(page, token);
    await page.goto("/admin/solicitudes");
    const card = page.getByRole("listitem").filter({ hasText: email });
    await card.getByRole("link", { name: "Ver a la persona y sus datos" }).click();
    await page.getByRole("heading", { level: 1, name: "Camila Vergara" }).waitFor();
    expect(page.url()).not.toContain("@");
    await page.getByText("Borren lo mío").waitFor();

    shop.clock.advance(minutes(11));
    const downloading = page.waitForEvent("download");
    await press(page, "Descargar sus datos");
    await prove(page);
    const file = await downloading;
    expect(file.suggestedFilename()).toBe("datos-de-cliente.json");
    expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toMatchObject({
      email,
      peticiones: [{ detalle: "Borren lo mío" }],
    });

    await press(page, "Borrar sus datos");
    const dialog = page.getByRole("dialog", { name: "¿Borrar sus datos?" });
    const correo = dialog.getByLabel("Escribe su correo para confirmar");
    await correo.fill("otra@correo.cl");
    await dialog.getByRole("button", { name: "Borrar para siempre" }).click();
    await dialog.getByText("Ese no es el correo de esta persona.").waitFor();
    shop.clock.advance(minutes(11));
    await correo.fill(email);
    await dialog.getByRole("button", { name: "Borrar para siempre" }).click();
    // A toast stays for seconds only.
    const told = page.getByText("La cuenta y sus datos están borrados").waitFor();
    await prove(page);
    await told;
    await waitForPath(page, "/admin/clientes");
    await page.getByRole("heading", { level: 1, name: "Clientes" }).waitFor();
    expect(await page.getByText("Camila Vergara").count()).toBe(0);
  });
});
