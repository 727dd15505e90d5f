import { expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { fillLogin, giveToken, newPassword, waitForPath } from "#tests/support/browser/session.ts";

test("a second administrator is invited by mail, joins with a password of their own and is removed", async ({
  shop,
}) => {
  const owner = await buildAdmin(shop);
  const email = "elisa-equipo@tienda.test";

  await shop.visit({ device: "desktop" }, async (page) => {
    await giveToken(page, owner.token);
    await page.goto("/admin/equipo");
    await page.getByLabel("Correo electrónico").fill(email);
    await page.getByRole("button", { name: "Enviar invitación" }).click();
    const waiting = page.getByRole("list", { name: "Invitaciones por aceptar" });
    await waiting.getByText(email).waitFor();
  });

  const { enlaces } = await waitForCorreo(shop, email, "Te invitaron a administrar Estrato");
  const link = new URL(enlaces.find((one) => one.includes("/invitacion/")) ?? "");

  await shop.visit({ device: "phone" }, async (page) => {
    await page.goto(link.pathname + link.hash);
    await page.getByLabel("Nombre completo").fill("Elisa Rojas");
    await page.getByLabel("Contraseña", { exact: true }).fill(newPassword);
    await page.getByLabel("Confirmar contraseña").fill(newPassword);
    await page.getByRole("button", { name: "Crear mi acceso" }).click();
    await page.getByRole("heading", { name: "Ya eres parte del equipo" }).waitFor();
    await page.goto("/login?from=/admin/equipo");
    await fillLogin(page, email, newPassword);
    await waitForPath(page, "/admin/equipo");
    const team = page.getByRole("list", { name: "Administradores" });
    await team.getByText("Elisa Rojas").waitFor();
  });

  const told = await waitForCorreo(shop, owner.email, "Cambió el equipo que administra Estrato", 2);
  expect(told.texto).toContain(`empezó a administrar la tienda Elisa Rojas (${email})`);

  await shop.visit({ device: "desktop" }, async (page) => {
    await giveToken(page, owner.token);
    await page.goto("/admin/equipo");
    await page.getByRole("button", { name: "Quitar a Elisa Rojas de la administración" }).click();
    const dialog = page.getByRole("dialog", { name: "¿Quitar a Elisa Rojas?" });
    await dialog.getByRole("button", { name: "Quitar" }).click();
    await dialog.waitFor({ state: "hidden" });
    const team = page.getByRole("list", { name: "Administradores" });
    await team.getByText("Elisa Rojas").waitFor({ state: "detached" });
  });
});
