import { describe, expect } from "vitest";
import { buildDiscrepancia } from "#rig/builders/discrepancia.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { injectFault } from "#rig/standins/webpay.ts";
import { onPhone } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { enterAsAdmin, waitForEstado } from "#tests/support/browser/sale.ts";
import { buildDoubt, buildUncharged, stopAsking } from "#tests/support/buying/doubts.ts";
import { buyPedido } from "#tests/support/buying/pedidos.ts";
import { buildStopped } from "#tests/support/buying/reembolsos.ts";

describe.each(onPhone)("the owner on a %s", (device) => {
  test("sees a stopped refund and notes that it was made by transfer", async ({ shop }) => {
    const { ana, numero } = await buildStopped(shop);
    await shop.visit({ device }, async (page) => {
      await enterAsAdmin(shop, page);
      await page.goto("/admin");
      await page.getByRole("link", { name: /Pagos en duda/ }).click();
      await page.getByRole("link", { name: `Pedido ${numero}` }).click();
      await page.getByText("La devolución de $19.980 se detuvo y te necesita").waitFor();
      await page.getByText("el monto supera lo que queda por devolver").waitFor();
      await page.getByRole("button", { name: "Ya la devolví por otra vía" }).click();
      const dialog = page.getByRole("dialog", { name: "Devuelta por otra vía" });
      await dialog.getByRole("button", { name: "Anotar como devuelta" }).click();
      await dialog.getByText("Escribe una nota").waitFor();
      await dialog.getByLabel("Nota").fill("Transferencia 4411 del 3 de mayo");
      await dialog.getByRole("button", { name: "Anotar como devuelta" }).click();
      await dialog.waitFor({ state: "hidden" });
      await waitForEstado(page, "Reembolsado");
      await page.getByText("Se devolvió por otra vía, fuera de Webpay.").waitFor();
      const history = await page.getByRole("region", { name: "Historia" }).innerText();
      expect(history).toContain("Transferencia 4411 del 3 de mayo");
    });
    await waitForCorreo(shop, ana.email, `Reembolsamos tu pedido ${numero}`);
  });

  test("is told when the money cannot be withdrawn, and the draft stays", async ({ shop }) => {
    const { id } = await buildStopped(shop);
    const conflict = /status of 409/;
    await shop.visit({ device, expectedErrors: [conflict] }, async (page) => {
      await enterAsAdmin(shop, page);
      await page.goto(`/admin/pedidos/${id}`);
      await page.getByRole("button", { name: "Retirar el reembolso" }).click();
      const dialog = page.getByRole("dialog", { name: "Retirar el reembolso" });
      await dialog.getByLabel("Nota").fill("Se arrepintió");
      await dialog.getByRole("button", { name: "Retirar" }).click();
      await dialog.getByText("el reembolso no se puede retirar").waitFor();
      expect(await dialog.getByLabel("Nota").inputValue()).toBe("Se arrepintió");
    });
  });

  test("ends a doubt whose seven days are over as charged, once it says why", async ({ shop }) => {
    const doubt = await buildDoubt(shop);
    await stopAsking(shop, doubt);
    const { ana, pedido_id, token } = doubt;
    await injectFault(shop, { falla: "abortada", operacion: "status", token });
    await shop.visit({ device }, async (page) => {
      await enterAsAdmin(shop, page);
      await page.goto(`/admin/pedidos/${pedido_id}`);
      await page.getByText("El pago de $25.980 quedó en duda y te necesita").waitFor();
      await page.getByRole("button", { name: "Está cobrado" }).click();
      const dialog = page.getByRole("dialog", { name: "Anotar el pago como cobrado" });
      await dialog.getByRole("button", { name: "Está cobrado" }).click();
      await dialog.getByText("Escribe una nota").waitFor();
      await dialog.getByLabel("Nota").fill("Autorización 4411 en el portal");
      await dialog.getByRole("button", { name: "Está cobrado" }).click();
      await dialog.waitFor({ state: "hidden" });
      await waitForEstado(page, "Pagado");
      await page.getByText("Autorización 4411 en el portal").first().waitFor();
      expect(await page.getByRole("button", { name: "No se cobró" }).count()).toBe(0);
    });
    await waitForCorreo(shop, ana.email, /^Recibimos tu pago/);
  });

  test("ends one as not charged, after Webpay has denied the charge", async ({ shop }) => {
    const { pedido_id } = await buildUncharged(shop);
    await shop.visit({ device, expectedErrors: [/status of 409/] }, async (page) => {
      await enterAsAdmin(shop, page);
      await page.goto(`/admin/pedidos/${pedido_id}`);
      await page.getByRole("button", { name: "Está cobrado" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Nota").fill("Creí verlo en el portal");
      await dialog.getByRole("button", { name: "Está cobrado" }).click();
      await dialog.getByText("Webpay dice que este pago no está cobrado").waitFor();
      expect(await dialog.getByLabel("Nota").inputValue()).toBe("Creí verlo en el portal");
      await dialog.getByRole("button", { name: "Cancelar" }).click();
      await page.getByRole("button", { name: "No se cobró" }).click();
      await dialog.getByLabel("Nota").fill("No está en el portal");
      await dialog.getByRole("button", { name: "No se cobró" }).click();
      await dialog.waitFor({ state: "hidden" });
      await waitForEstado(page, "Expirado");
    });
  });

  test("closes a discrepancia, which leaves the list", async ({ shop }) => {
    const { id, numero } = await buyPedido(shop);
    await buildDiscrepancia(shop, id);
    await shop.visit({ device }, async (page) => {
      await enterAsAdmin(shop, page);
      await page.goto("/admin/pagos");
      const section = page.getByRole("region", { name: "Diferencias con Webpay" });
      const card = section.getByRole("article").filter({ hasText: numero });
      await card.getByText("El dinero se devolvió fuera de la tienda").waitFor();
      await card.getByRole("button", { name: "Marcar resuelta" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("¿Qué hiciste?").fill("Hablé con quien compró");
      await dialog.getByRole("button", { name: "Marcar resuelta" }).click();
      await dialog.waitFor({ state: "hidden" });
      await card.waitFor({ state: "hidden" });
    });
  });
});
