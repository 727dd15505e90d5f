import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { type BrowserShop, onPhone } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { enterAsAdmin, type Sale, sellTwo } from "#tests/support/browser/sale.ts";
import { expectAccessible } from "#tests/support/browser/scan.ts";
import { estadoOf } from "#tests/support/buying/pedidos.ts";
import { buyPlates } from "#tests/support/buying/plates.ts";

async function choose(page: Page, sales: readonly Sale[]): Promise<void> {
  for (const { numero } of sales) {
    await page.getByRole("checkbox", { name: `Elegir el pedido ${numero}` }).check();
  }
  await page.getByText(`${sales.length} elegidos`).waitFor();
}

/** They are ready to be sent; answers the owner's calls. */
async function prepare(shop: BrowserShop, sales: readonly Sale[]) {
  const owner = shop.client((await buildAdmin(shop)).token);
  for (const { pedidoId } of sales) {
    const query = { id: pedidoId };
    await owner("movePedido", { query, body: { estado: "en_preparacion" } });
  }
  return owner;
}

describe.each(onPhone)("several pedidos on a %s", (device) => {
  test("are printed together, each with its own slip", async ({ shop }) => {
    const sales = [await sellTwo(shop, "Pudú"), await sellTwo(shop, "Zorro")];
    await shop.visit({ device }, async (page) => {
      await enterAsAdmin(shop, page);
      await page.goto("/admin/pedidos?estado=pagado");
      await choose(page, sales);
      const [papers] = await Promise.all([
        page.context().waitForEvent("page"),
        page.getByRole("link", { name: /^Papeles/ }).click(),
      ]);
      await papers.getByRole("heading", { level: 1, name: "2 hojas de embalaje" }).waitFor();
      const sheets = papers.getByRole("article");
      for (const [place, { numero }] of sales.entries()) {
        await sheets.nth(place).getByText(numero, { exact: true }).waitFor();
      }
      expect(await sheets.count()).toBe(2);
      await papers.getByLabel("Papel").selectOption("A6");
      const [download] = await Promise.all([
        papers.waitForEvent("download"),
        papers.getByRole("button", { name: "Descargar PDF" }).click(),
      ]);
      await papers.getByText("2 etiquetas listas.").waitFor();
      const pdf = readFileSync(await download.path(), "latin1");
      expect([pdf.slice(0, 5), pdf.match(/\/Type \/Page\b/g)?.length]).toEqual(["%PDF-", 2]);
      await papers.reload();
      const paper = papers.getByLabel("Papel");
      await papers.getByRole("heading", { level: 1, name: "2 hojas de embalaje" }).waitFor();
      expect(await paper.inputValue()).toBe("a6");
      await papers.close();
      await page.getByText("2 elegidos").waitFor();
    });
  });

  test("are prepared one by one: what fails says why, and the rest is done", async ({ shop }) => {
    const sales = [await sellTwo(shop, "Loica"), await sellTwo(shop, "Ñandú")];
    const [first, moved] = sales;
    if (!first || !moved) throw new Error("nothing was sold");
    const rival = shop.client((await buildAdmin(shop)).token);
    await shop.visit({ device, expectedErrors: [/409/] }, async (page) => {
      await enterAsAdmin(shop, page);
      await page.goto("/admin/pedidos?estado=pagado");
      await choose(page, sales);
      for (const body of [
        { estado: "en_preparacion" },
        { estado: "enviado", transportista: "Starken", seguimiento: "ST-1" },
      ] as const) {
        await rival("movePedido", { query: { id: moved.pedidoId }, body });
      }
      await page.getByRole("button", { name: "Preparar" }).click();
      const dialog = page.getByRole("dialog", { name: "Preparar" });
      await dialog.getByRole("button", { name: "Preparar 2 pedidos" }).click();
      await dialog.getByText("Listo: 1 pedido. Sin cambiar: 1.").waitFor();
      const line = (numero: string) => dialog.getByRole("listitem").filter({ hasText: numero });
      await line(moved.numero).getByText("El pedido cambió mientras lo mirabas.").waitFor();
      await line(first.numero)
        .getByText(/en preparación/)
        .waitFor();
      await dialog.getByRole("button", { name: "Reintentar 1 pedido" }).waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await page.getByText("2 elegidos").waitFor();
      await page.getByRole("button", { name: "Quitar la selección" }).click();
      await page.getByText("2 elegidos").waitFor({ state: "detached" });
    });
    expect(await estadoOf(shop, Number(first.pedidoId))).toBe("en_preparacion");
    expect(await estadoOf(shop, Number(moved.pedidoId))).toBe("enviado");
  });

  test("are sent with a number each, and the transportista is written once", async ({ shop }) => {
    const sales = [await sellTwo(shop, "Chucao"), await sellTwo(shop, "Tagua")];
    const owner = await prepare(shop, sales);
    await shop.visit({ device }, async (page) => {
      await enterAsAdmin(shop, page);
      await page.goto("/admin/pedidos?estado=en_preparacion");
      await choose(page, sales);
      await page.getByRole("button", { name: "Marcar enviado" }).click();
      const dialog = page.getByRole("dialog", { name: "Marcar enviado" });
      const [first, second] = sales.map(({ numero }) => numero);
      await dialog.getByLabel(`Transportista de ${first}`).fill("Blue Express");
      const transportista = dialog.getByLabel(`Transportista de ${second}`);
      expect(await transportista.inputValue()).toBe("Blue Express");
      await dialog.getByLabel(`Número de seguimiento de ${first}`).fill("BX-1");
      await dialog.getByRole("button", { name: "Marcar 2 pedidos" }).click();
      await dialog.getByText("Listo: 1 pedido.").waitFor();
      await dialog.getByText("Escribe el número de seguimiento.").waitFor();
      await dialog.getByLabel(`Número de seguimiento de ${second}`).fill("BX-2");
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Estrato" }).first().click();
      const question = page.getByRole("dialog", { name: "¿Salir sin guardar?" });
      await question.getByRole("button", { name: "Seguir editando" }).click();
      await question.waitFor({ state: "hidden" });
      await page.getByRole("button", { name: "Marcar enviado" }).click();
      await dialog.getByRole("button", { name: "Marcar 1 pedido" }).click();
      await dialog.getByRole("button", { name: "Listo" }).click();
      await dialog.waitFor({ state: "detached" });
    });
    for (const [place, { pedidoId }] of sales.entries()) {
      const found = await owner("getPedidoDetalle", { query: { id: pedidoId } });
      expect(found.ok && found.data.envio).toMatchObject({
        transportista: "Blue Express",
        seguimiento: `BX-${place + 1}`,
      });
    }
  });

  test("take a pasted table, and what it does not say stays as it was typed", async ({ shop }) => {
    const sales = [await sellTwo(shop, "Huemul"), await sellTwo(shop, "Coipo")];
    const owner = await prepare(shop, sales);
    const [first = "", second = ""] = sales.map(({ numero }) => numero);
    const table = `Pedido;Courier;N°\n${second};Starken;ST-22\n${first};ST-11\nE-999999;1;2\n77;x`;
    await shop.visit({ device }, async (page) => {
      await enterAsAdmin(shop, page);
      await page.goto("/admin/pedidos?estado=en_preparacion");
      await choose(page, sales);
      await page.getByRole("button", { name: "Marcar enviado" }).click();
      const dialog = page.getByRole("dialog", { name: "Marcar enviado" });
      await dialog.getByLabel(`Transportista de ${first}`).fill("Blue Express");
      await dialog.getByText("Pegar o escanear una tabla").click();
      await dialog.getByLabel("Pedido, transportista y número").fill(table);
      for (const _ of ["once", "again"]) {
        await dialog.getByRole("button", { name: "Llenar los campos" }).click();
        await dialog.getByText("Llenamos 2 pedidos: revísalos y márcalos.").waitFor();
      }
      await dialog.getByText("No están aquí o se retiran: E-999999.").waitFor();
      await dialog.getByText("No entendimos: «77;x».").waitFor();
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Marcar 2 pedidos" }).click();
      await dialog.getByText("Listo: 2 pedidos.").waitFor();
    });
    const sent = await Promise.all(
      sales.map(({ pedidoId }) => owner("getPedidoDetalle", { query: { id: pedidoId } })),
    );
    expect(sent.map((it) => it.ok && it.data.envio)).toMatchObject([
      { transportista: "Blue Express", seguimiento: "ST-11" },
      { transportista: "Starken", seguimiento: "ST-22" },
    ]);
  });

  test("go unchecked only with a reason, which is asked for beside the pedido", async ({
    shop,
  }) => {
    const { pedido } = await buyPlates(shop, { nombre: "Eva", color: "araucaria" });
    const { id, numero } = pedido;
    const owner = shop.client((await buildAdmin(shop)).token);
    const query = { id: String(id) };
    await owner("movePedido", { query, body: { estado: "en_preparacion" } });
    await shop.visit({ device, expectedErrors: [/409/] }, async (page) => {
      await enterAsAdmin(shop, page);
      await page.goto(`/admin/pedidos?q=${numero}`);
      await page.getByRole("checkbox", { name: `Elegir el pedido ${numero}` }).check();
      await page.getByRole("button", { name: "Marcar enviado" }).click();
      const dialog = page.getByRole("dialog", { name: "Marcar enviado" });
      await dialog.getByLabel(`Transportista de ${numero}`).fill("Starken");
      await dialog.getByLabel(`Número de seguimiento de ${numero}`).fill("ST-9");
      await dialog.getByRole("button", { name: "Marcar 1 pedido" }).click();
      const reason = dialog.getByLabel(`Por qué ${numero} sale sin revisar`);
      await reason.fill("La revisé en el mesón");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Reintentar 1 pedido" }).click();
      await dialog.getByText("Listo: 1 pedido.").waitFor();
    });
    expect(await estadoOf(shop, id)).toBe("enviado");
  });
});
