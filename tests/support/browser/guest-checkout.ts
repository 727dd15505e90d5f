import type { Page } from "playwright-core";

export async function fillGuestForm(page: Page, email: string): Promise<void> {
  await page.getByLabel("Correo").fill(email);
  await page.getByLabel("Nombre completo").fill("Beto Rojas");
  await page.getByLabel("Teléfono").fill("987654321");
  await page.getByLabel("Comuna").fill("vina");
  await page.getByRole("option", { name: "Viña del Mar" }).click();
  await page.getByLabel("Calle y número").fill("Calle Valparaíso 123");
}

export async function payByCard(page: Page, card = /4051 8856 0044 6623/): Promise<void> {
  await page.waitForURL(/webpayserver\/initTransaction/);
  await page.getByRole("button", { name: card }).first().click();
  await page.getByRole("button", { name: /^Pagar/ }).click();
  await page.getByLabel("RUT").fill("11.111.111-1");
  await page.getByLabel("Clave").fill("123");
  await page.getByRole("button", { name: "Continuar" }).click();
}
