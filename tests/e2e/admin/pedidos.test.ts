import { readFile } from "node:fs/promises";
import { describe, expect } from "vitest";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { listTransacciones } from "#rig/standins/webpay.ts";
import { onPhone } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import {
  enterAsAdmin,
  fillDespacho,
  openPedido,
  sellTwo,
  waitForEstado,
} from "#tests/support/browser/sale.ts";
import { giveToken } from "#tests/support/browser/session.ts";
import { stockOf } from "#tests/support/buying/buyer.ts";

describe.each(onPhone)("the owner on a %s", (device) => {
  test("moves a pedido from paid to delivered, with a mail to the buyer each time", async ({
    shop,
  }) => {
    const sale = await sellTwo(shop, `Pudú ${device}`);
    const { numero, buyer } = sale;
    await shop.visit({ device }, async (page) => {
      await enterAsAdmin(shop, page);
      await page.goto("/admin/pedidos");
      await page.getByRole("link", { name: `Pedido ${numero}` }).click();
      await page.getByRole("button", { name: "Marcar en preparación" }).click();
      await waitForEstado(page, "En preparación");

      await page.getByRole("button", { name: "Marcar enviado" }).click();
      const dialog = page.getByRole("dialog", { name: "Marcar enviado" });
      await dialog.getByRole("button", { name: "Marcar enviado" }).click();
      await dialog.getByText("Escribe el número de seguimiento.").waitFor();
      await fillDespacho(page, `CX-${device}`);
      await dialog.getByRole("button", { name: "Marcar enviado" }).click();
      await dialog.waitFor({ state: "hidden" });
      await waitForEstado(page, "Enviado");

      await page.getByRole("button", { name: "Corregir el seguimiento" }).click();
      await fillDespacho(page, `CX-${device}-2`);
      await page.getByRole("button", { name: "Guardar corrección" }).click();
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await page.getByRole("definition").getByText(`CX-${device}-2`).waitFor();

      await page.getByRole("button", { name: "Marcar entregado" }).click();
      await waitForEstado(page, "Entregado");
      expect(await page.getByRole("button", { name: /^Marcar/ }).count()).toBe(0);
      const history = page.getByRole("region", { name: "Historia" });
      await expect
        .poll(() => history.innerText())
        .toMatch(/Entregado[\s\S]*Enviado[\s\S]*En preparación[\s\S]*Pagado/);
      expect(await history.innerText()).toContain("Rosa Fuentes");
    });

    await waitForCorreo(shop, buyer.email, `Tu pedido ${numero} está en preparación`);
    const sent = await waitForCorreo(shop, buyer.email, `Tu pedido ${numero} va en camino`);
    expect(sent.texto).toContain("Chilexpress");
    const corrected = `Corregimos el seguimiento de tu pedido ${numero}`;
    expect((await waitForCorreo(shop, buyer.email, corrected)).texto).toContain(`CX-${device}-2`);
    await waitForCorreo(shop, buyer.email, `Tu pedido ${numero} fue entregado: ¿qué te pareció?`);

    await shop.visit({ device }, async (page) => {
      await giveToken(page, buyer.token);
      await page.goto(`/pago?status=success&order_id=${sale.pedidoId}`);
      await page.getByRole("heading", { level: 1, name: "Pago Exitoso" }).waitFor();
      const steps = page.getByRole("list", { name: "Avance de tu pedido" });
      const last = steps.getByRole("listitem").last();
      expect(await last.innerText()).toMatch(/Entregado\s*\(Listo\)/);
      expect(await steps.locator("[aria-current=step]").count()).toBe(0);
      await page.getByText(`CX-${device}-2`).waitFor();
    });
  });

  test("gives back one unit, and the pedido goes on with the other", async ({ shop }) => {
    const sale = await sellTwo(shop, `Florero ${device}`);
    await shop.visit({ device }, async (page) => {
      await enterAsAdmin(shop, page);
      await openPedido(page, sale);
      await page.getByRole("button", { name: "Reembolsar" }).click();
      const dialog = page.getByRole("dialog", { name: "Reembolsar el pedido" });
      await dialog.getByLabel(`Quitar una unidad de Florero ${device}`).click();
      await dialog.getByText("el pedido sigue con lo demás").waitFor();
      await dialog.getByLabel("Motivo").fill("Se arrepintió de una");
      await dialog.getByText("Vuelven al inventario", { exact: true }).click();
      await dialog.getByRole("button", { name: "Devolver $9.990" }).dblclick();
      await dialog.waitFor({ state: "hidden" });
      await page.getByText("Devuelto", { exact: true }).waitFor();
      await page.getByText("Devueltas: 1 de 2").waitFor();
      await waitForEstado(page, "Pagado");
      await page.getByRole("button", { name: "Reembolsar" }).waitFor();
    });
    expect(await stockOf(shop, sale.producto)).toBe(4);
    const all = await listTransacciones(shop);
    const own = all.filter(({ buy_order }) => buy_order.startsWith(`E${sale.pedidoId}-`));
    expect(own.map(({ refunded_amount }) => refunded_amount)).toEqual([9_990]);
  });

  test("refunds once, and the units are restocked", async ({ shop }) => {
    const sale = await sellTwo(shop, `Jarrón ${device}`);
    expect(await stockOf(shop, sale.producto)).toBe(3);
    await shop.visit({ device }, async (page) => {
      await enterAsAdmin(shop, page);
      await openPedido(page, sale);
      await page.getByRole("button", { name: "Reembolsar" }).click();
      const dialog = page.getByRole("dialog", { name: "Reembolsar el pedido" });
      const confirm = dialog.getByRole("button", { name: "Devolver $19.980" });
      await dialog.getByText("Esto no se puede deshacer").waitFor();
      expect(await dialog.getByRole("radio", { checked: true }).count()).toBe(0);
      await confirm.click();
      await dialog.getByText("Escribe el motivo.").waitFor();
      await dialog.getByText("Elige qué pasa con las piezas.").waitFor();
      await dialog.getByLabel("Motivo").fill("Se arrepintió de la compra");
      await dialog.getByText("Vuelven al inventario", { exact: true }).click();
      await confirm.dblclick();
      await dialog.waitFor({ state: "hidden" });
      await page.getByText(/^Se devolvieron \$19\.980 el/).waitFor();
      await waitForEstado(page, "Reembolsado");
      expect(await page.getByRole("button", { name: "Reembolsar" }).count()).toBe(0);
    });

    expect(await stockOf(shop, sale.producto)).toBe(5);
    const all = await listTransacciones(shop);
    const own = all.filter(({ buy_order }) => buy_order.startsWith(`E${sale.pedidoId}-`));
    expect(own.map(({ refunded_amount }) => refunded_amount)).toEqual([19_980]);

    await shop.visit({ device }, async (page) => {
      await giveToken(page, sale.buyer.token);
      await page.goto("/cuenta/pedidos");
      await page.getByText("Te devolvimos $19.980.").waitFor();
      await page.getByRole("link", { name: `Pedido ${sale.numero}` }).click();
      await page.getByText(/^Te devolvimos \$19\.980 el/).waitFor();
    });
  });

  test("finds pedidos by search, state and day in the address, and saves them as a file", async ({
    shop,
  }) => {
    const { numero, buyer } = await sellTwo(shop, `Zorro ${device}`);
    const other = await sellTwo(shop, `Chinchilla ${device}`);
    await shop.visit({ device }, async (page) => {
      await enterAsAdmin(shop, page);
      await page.goto("/admin/pedidos");
      await page.getByRole("link", { name: `Pedido ${other.numero}` }).waitFor();
      await page
        .getByLabel("Buscar por número, nombre, correo o teléfono")
        .fill(buyer.email.toUpperCase());
      await page.getByRole("link", { name: `Pedido ${other.numero}` }).waitFor({ state: "hidden" });
      await page.getByRole("button", { name: "Filtros" }).click();
      await page.getByLabel("Estado", { exact: true }).selectOption("Pagado");
      await page.getByLabel("Desde").fill("2020-01-01");
      await page.waitForURL(/desde=2020-01-01/);
      await page.reload();
      await page.getByRole("link", { name: `Pedido ${numero}` }).waitFor();
      const { searchParams } = new URL(page.url());
      expect([searchParams.get("q"), searchParams.get("estado")]).toEqual([
        buyer.email.toUpperCase(),
        "pagado",
      ]);

      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Exportar CSV" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("pedidos.csv");
      const csv = await readFile(await download.path(), "utf8");
      expect(csv).toContain(numero);
      expect(csv).not.toContain(other.numero);

      await page.getByRole("button", { name: "Filtros (1 puesto)" }).click();
      await page.getByLabel("Estado", { exact: true }).selectOption("Entregado");
      await page.getByText("Nada coincide con tu búsqueda.").waitFor();
      await page.getByRole("link", { name: "Limpiar filtros" }).click();
      await page.getByRole("link", { name: `Pedido ${other.numero}` }).waitFor();
    });
  });

  test("keeps an internal note, and prints the packing slip without the shop around it", async ({
    shop,
  }) => {
    const sale = await sellTwo(shop, `Volcán ${device}`);
    await shop.visit({ device }, async (page) => {
      await enterAsAdmin(shop, page);
      await openPedido(page, sale);
      const note = "Es un regalo: sin boleta en la caja";
      await page.getByLabel("Nueva nota").fill(note);
      await page.getByRole("button", { name: "Agregar nota" }).click();
      await page.getByRole("region", { name: "Historia" }).getByText(note).waitFor();
      await expect.poll(() => page.getByLabel("Nueva nota").inputValue()).toBe("");

      await page.getByRole("link", { name: "Hoja de embalaje" }).click();
      await page.getByRole("heading", { level: 1, name: "Hoja de embalaje" }).waitFor();
      await page.getByText(`Volcán ${device}`).first().waitFor();
      await page.emulateMedia({ media: "print" });
      const paper = await page.locator("body").innerText();
      expect(paper).toContain(sale.numero);
      expect(paper).toContain("Avenida Alemania 4321");
      expect(paper).toContain(`Volcán ${device}`);
      expect(paper).not.toMatch(/\$|Imprimir|Nosotros|Especialidades/);
      expect(paper).not.toContain(note);
    });
  });
});
