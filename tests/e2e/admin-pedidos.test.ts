import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAdmin } from "#tests/support/admin.ts";
import { type Buyer, buildBuyer, startPayment, stockOf } from "#tests/support/buyer.ts";
import { waitForCorreo } from "#tests/support/correo.ts";
import { useToken as giveToken } from "#tests/support/personas.ts";
import {
  bothDevices,
  openTestShop,
  stockProducto,
  type TestShop,
} from "#tests/support/test-shop.ts";
import { finishPayment, injectFault, listTransacciones } from "#tests/support/webpay.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Sale = { buyer: Buyer; pedidoId: string; numero: string; producto: number };

/** Two of a producto of its own, bought and paid. */
async function sellTwo(nombre: string): Promise<Sale> {
  const producto = await stockProducto(shop, { nombre, precio: 9_990, stock: 5 });
  const buyer = await buildBuyer(shop.app, [{ producto_id: producto, cantidad: 2 }]);
  const page = await finishPayment(shop.app, (await startPayment(buyer)).token, "aprobar");
  const pedidoId = page.searchParams.get("order_id") ?? "";
  const found = await buyer.api("getPedido", { query: { id: pedidoId } });
  if (!found.ok) throw new Error(`no pedido ${pedidoId}`);
  return { buyer, pedidoId, numero: found.data.numero, producto };
}

async function enterAsAdmin(page: Page): Promise<void> {
  const { token } = await buildAdmin(shop.app);
  await giveToken(page, token);
}

/** The mark beside the pedido's number. */
async function waitForEstado(page: Page, estado: string): Promise<void> {
  await page
    .getByRole("banner")
    .or(page.locator("header"))
    .getByText(estado, { exact: true })
    .waitFor();
}

async function openPedido(page: Page, { pedidoId, numero }: Sale): Promise<void> {
  await page.goto(`/admin/pedidos/${pedidoId}`);
  await page.getByRole("heading", { level: 1, name: `Pedido ${numero}` }).waitFor();
}

async function fillDespacho(page: Page, seguimiento: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Transportista").fill("Chilexpress");
  await dialog.getByLabel("Número de seguimiento").fill(seguimiento);
}

describe.each(bothDevices)("the owner on a %s", (device) => {
  test("takes a pedido from paid to delivered, and its buyer is told each time", async () => {
    const sale = await sellTwo(`Pudú ${device}`);
    const { numero, buyer } = sale;
    await shop.visit({ device }, async (page) => {
      await enterAsAdmin(page);
      await page.goto("/admin/pedidos");
      await page.getByRole("link", { name: `Pedido ${numero}` }).click();
      await page.getByRole("button", { name: "Marcar en preparación" }).click();
      await waitForEstado(page, "En preparación");

      await page.getByRole("button", { name: "Marcar enviado" }).click();
      const dialog = page.getByRole("dialog", { name: "Marcar enviado" });
      await dialog.getByRole("button", { name: "Marcar enviado" }).click();
      await dialog.getByText('El campo "seguimiento" es obligatorio.').waitFor();
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
      const history = await page.getByRole("region", { name: "Historia" }).innerText();
      expect(history).toMatch(/Entregado[\s\S]*Enviado[\s\S]*En preparación[\s\S]*Pagado/);
      expect(history).toContain("Rosa Fuentes");
    });

    await waitForCorreo(shop.app, buyer.email, `Tu pedido ${numero} está en preparación`);
    const sent = await waitForCorreo(shop.app, buyer.email, `Tu pedido ${numero} va en camino`);
    expect(sent.texto).toContain("Chilexpress");
    const corrected = `Corregimos el seguimiento de tu pedido ${numero}`;
    expect((await waitForCorreo(shop.app, buyer.email, corrected)).texto).toContain(
      `CX-${device}-2`,
    );
    await waitForCorreo(
      shop.app,
      buyer.email,
      `Tu pedido ${numero} fue entregado: ¿qué te pareció?`,
    );

    await shop.visit({ device }, async (page) => {
      await giveToken(page, buyer.token);
      await page.goto(`/pago?status=success&order_id=${sale.pedidoId}`);
      await page.getByRole("heading", { level: 1, name: "Pago Exitoso" }).waitFor();
      const steps = page.getByRole("list", { name: "Avance de tu pedido" });
      expect(await steps.locator("[aria-current=step]").innerText()).toContain("Entregado");
      await page.getByText(`CX-${device}-2`).waitFor();
    });
  });

  test("gives the money back once, and the units go back on the shelf", async () => {
    const sale = await sellTwo(`Jarrón ${device}`);
    expect(await stockOf(shop.app, sale.producto)).toBe(3);
    await shop.visit({ device }, async (page) => {
      await enterAsAdmin(page);
      await openPedido(page, sale);
      await page.getByRole("button", { name: "Reembolsar" }).click();
      const dialog = page.getByRole("dialog", { name: "Reembolsar el pedido" });
      const confirm = dialog.getByRole("button", { name: "Devolver $19.980" });
      await dialog.getByText("Esto no se puede deshacer").waitFor();
      expect(await dialog.getByRole("radio", { checked: true }).count()).toBe(0);
      await confirm.click();
      await dialog.getByText('El campo "motivo" es obligatorio.').waitFor();
      await dialog.getByText("Elige qué pasa con las piezas.").waitFor();
      await dialog.getByLabel("Motivo").fill("Se arrepintió de la compra");
      await dialog.getByText("Vuelven al inventario", { exact: true }).click();
      await confirm.dblclick();
      await dialog.waitFor({ state: "hidden" });
      await page.getByText(/^Se devolvieron \$19\.980 el/).waitFor();
      await waitForEstado(page, "Reembolsado");
      expect(await page.getByRole("button", { name: "Reembolsar" }).count()).toBe(0);
    });

    expect(await stockOf(shop.app, sale.producto)).toBe(5);
    const all = await listTransacciones(shop.app);
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

  test("finds pedidos by search, state and day in the address, and saves them as a file", async () => {
    const { numero, buyer } = await sellTwo(`Zorro ${device}`);
    const other = await sellTwo(`Chinchilla ${device}`);
    await shop.visit({ device }, async (page) => {
      await enterAsAdmin(page);
      await page.goto("/admin/pedidos");
      await page.getByRole("link", { name: `Pedido ${other.numero}` }).waitFor();
      await page.getByLabel("Buscar por número, nombre o correo").fill(buyer.email.toUpperCase());
      await page.getByRole("link", { name: `Pedido ${other.numero}` }).waitFor({ state: "hidden" });
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

      await page.getByLabel("Estado", { exact: true }).selectOption("Entregado");
      await page.getByText("Nada coincide con tu búsqueda.").waitFor();
      await page.getByRole("link", { name: "Limpiar filtros" }).click();
      await page.getByRole("link", { name: `Pedido ${other.numero}` }).waitFor();
    });
  });

  test("keeps an internal note, and prints the packing slip without the shop around it", async () => {
    const sale = await sellTwo(`Volcán ${device}`);
    await shop.visit({ device }, async (page) => {
      await enterAsAdmin(page);
      await openPedido(page, sale);
      const note = "Es un regalo: sin boleta en la caja";
      await page.getByLabel("Nueva nota").fill(note);
      await page.getByRole("button", { name: "Agregar nota" }).click();
      await page.getByRole("region", { name: "Historia" }).getByText(note).waitFor();
      expect(await page.getByLabel("Nueva nota").inputValue()).toBe("");

      await page.getByRole("link", { name: "Guía de despacho" }).click();
      await page.getByRole("heading", { level: 1, name: "Guía de despacho" }).waitFor();
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

describe("a change that is not made", () => {
  test("somebody else moved it first: the owner reads so and sees how it stands", async () => {
    const sale = await sellTwo("Moledor");
    const rival = shop.app.client((await buildAdmin(shop.app)).token);
    await shop.visit({ expectedErrors: [/409/] }, async (page) => {
      await enterAsAdmin(page);
      await openPedido(page, sale);
      const query = { id: sale.pedidoId };
      await rival("movePedido", { query, body: { estado: "en_preparacion" } });
      const envio = { transportista: "Starken", seguimiento: "ST-1" };
      await rival("movePedido", { query, body: { estado: "enviado", ...envio } });
      await page.getByRole("button", { name: "Marcar en preparación" }).click();
      await page.getByRole("alert").getByText("El pedido cambió mientras lo mirabas.").waitFor();
      await waitForEstado(page, "Enviado");
      await page.getByRole("definition").getByText("ST-1").waitFor();
      await page.getByRole("button", { name: "Marcar entregado" }).waitFor();
    });
  });

  test("the dialog keeps what was typed, tells why, and gives the focus back", async () => {
    const sale = await sellTwo("Engranaje");
    const rival = shop.app.client((await buildAdmin(shop.app)).token);
    const query = { id: sale.pedidoId };
    await rival("movePedido", { query, body: { estado: "en_preparacion" } });
    await shop.visit({ expectedErrors: [/409/, /ERR_FAILED/] }, async (page) => {
      await enterAsAdmin(page);
      await openPedido(page, sale);
      const opener = page.getByRole("button", { name: "Marcar enviado" });
      await opener.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press("Enter");
      await fillDespacho(page, "CX-7");
      await page.route("**/api/endpoints/pedidos.php?**", (route) => route.abort());
      await page.keyboard.press("Enter");
      await page.getByRole("alert").getByText("No recibimos respuesta").waitFor();
      await page.unroute("**/api/endpoints/pedidos.php?**");

      await rival("movePedido", {
        query,
        body: { estado: "enviado", transportista: "Starken", seguimiento: "ST-2" },
      });
      await rival("movePedido", { query, body: { estado: "entregado" } });
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Marcar enviado" }).click();
      await dialog.getByRole("alert").getByText("El pedido cambió").waitFor();
      expect(await dialog.getByLabel("Número de seguimiento").inputValue()).toBe("CX-7");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await waitForEstado(page, "Entregado");
    });
  });

  test("a refund that the provider does not make stays in sight with its reason", async () => {
    const sale = await sellTwo("Maceta");
    await injectFault(shop.app, { falla: "error500", operacion: "refund", veces: 20 });
    await shop.visit({}, async (page) => {
      await enterAsAdmin(page);
      await openPedido(page, sale);
      await page.getByRole("button", { name: "Reembolsar" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Motivo").fill("Llegó roto");
      await dialog.getByText("No vuelven al inventario", { exact: true }).click();
      await dialog.getByRole("button", { name: "Devolver $19.980" }).click();
      await page.getByText("Devolución de $19.980 pendiente").waitFor();
      await page.getByText(/^Última respuesta: /).waitFor();
      expect(await page.getByRole("button", { name: /^Marcar/ }).count()).toBe(0);
      await page.goto("/admin/pagos");
      await page.getByRole("link", { name: `Pedido ${sale.numero}` }).waitFor();
    });
    await shop.visit({}, async (page) => {
      await giveToken(page, sale.buyer.token);
      await page.goto(`/pago?status=success&order_id=${sale.pedidoId}`);
      await page.getByRole("heading", { name: "Estamos devolviendo tu pago" }).waitFor();
      await page.getByText("Estamos devolviendo $19.980 a tu tarjeta").waitFor();
    });
    await injectFault(shop.app, { falla: "ninguna", operacion: "refund" });
  });

  test("a pedido that does not exist is told so, and guests are sent to the login", () =>
    shop.visit({ expectedErrors: [/404/] }, async (page) => {
      await page.goto("/admin/pedidos/1/guia");
      await page.waitForURL(/\/login\?/);
      await enterAsAdmin(page);
      await page.goto("/admin/pedidos/999999");
      await page.getByRole("heading", { name: "No encontramos ese pedido" }).waitFor();
    }));
});
