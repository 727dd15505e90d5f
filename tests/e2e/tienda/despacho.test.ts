import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { buildDespacho } from "#rig/builders/despacho.ts";
import { onPhone, stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { expectAccessible } from "#tests/support/browser/scan.ts";

let pudu: number;
test.beforeAll(async ({ shop }) => {
  await buildDespacho(shop, {
    ajustes: { retiro: true, retiro_taller: "Calle 1, Valparaíso", retiro_horario: "10 a 18" },
  });
  pudu = await stockProducto(shop, { nombre: "Pudú del bosque", peso_gramos: 400 });
});

const general = /^Despacho incluido en el precio a casi todo Chile/;
const day = String.raw`[a-zé]{3} \d+ de [a-z]{3,4}`;
const firstDay = String.raw`[a-zé]{3} \d+(?: de [a-z]{3,4})?`;
const told = new RegExp(
  String.raw`Despacho a Isla de Pascua: \$9\.900, entre el ${firstDay} y el ${day}\.`,
);
const pickUp = new RegExp(`Retiro en el taller: listo el ${day}\\.`);

async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { total: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
      for (const { value, hadRecentInput } of shifts) if (!hadRecentInput) seen.total += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { seen: { total: number } }).seen.total);
}

/** Pieces, despacho and their sum. */
function totalsOf(summary: Locator): Promise<string[]> {
  return summary.getByRole("definition").allInnerTexts();
}

async function expectTold(page: Page): Promise<void> {
  await page.getByText(told).waitFor();
  await page.getByText(pickUp).waitFor();
}

describe.each(onPhone)("despacho to the comuna of this browser on a %s", (device) => {
  test("is told once it is chosen, here and in the carrito", ({ shop }) =>
    shop.visit({ device, isFirst: true }, async (page) => {
      const shifted = await recordShifts(page);
      await page.goto(`/producto/${pudu}`);
      await page.getByText(general).first().waitFor();
      await page.getByRole("button", { name: "¿A qué comuna?" }).press("Enter");
      const comuna = page.getByRole("combobox", { name: "Comuna" });
      await comuna.fill("Macondo");
      await comuna.press("Enter");
      await page.getByText("Elige una comuna de la lista.").waitFor();
      await comuna.fill("isla de pas");
      await expectAccessible(page);
      await page.getByRole("option", { name: /Isla de Pascua/ }).click();
      await expectTold(page);
      const change = page.getByRole("button", { name: "Cambiar comuna" });
      expect(await change.evaluate((button) => button === document.activeElement)).toBe(true);

      await page.reload();
      await expectTold(page);
      expect(await shifted()).toBeLessThan(0.01);
      await expectAccessible(page);

      await page.getByRole("button", { name: "Añadir al Carrito" }).first().press("Enter");
      await page.getByText("Llevas 1 en el carrito.").first().waitFor();
      await page.goto("/carrito");
      await expectTold(page);
      const summary = page.getByRole("region", { name: "Resumen" });
      expect(await totalsOf(summary)).toEqual(["$12.990", "$9.900", "$22.890"]);
      expect(await shifted()).toBeLessThan(0.01);
      await page.getByRole("button", { name: /^Agregar una unidad/ }).press("Enter");
      await summary.getByText("$35.880").waitFor();
      await expectTold(page);
      expect(await totalsOf(summary)).toEqual(["$25.980", "$9.900", "$35.880"]);
    }));

  test("is not in a total that does not know it", ({ shop }) =>
    shop.visit({ device }, async (page) => {
      await page.goto(`/producto/${pudu}`);
      await page.getByRole("button", { name: "Añadir al Carrito" }).first().press("Enter");
      await page.getByText("Llevas 1 en el carrito.").first().waitFor();
      await page.goto("/carrito");
      const summary = page.getByRole("region", { name: "Resumen" });
      await summary.getByText("Total sin despacho").waitFor();
      expect(await totalsOf(summary)).toEqual(["$12.990", "Según tu comuna", "$12.990"]);
    }));
});

test("what this browser keeps and nobody can read is dropped", ({ shop }) =>
  shop.visit({}, async (page) => {
    await page.addInitScript(() => localStorage.setItem("comuna", "{"));
    await page.goto(`/producto/${pudu}`);
    await page.getByRole("button", { name: "¿A qué comuna?" }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("comuna"))).toBeNull();
  }));

test("a quote that fails leaves the general sentence", ({ shop }) =>
  shop.visit({ expectedErrors: [/500/] }, async (page) => {
    await page.addInitScript(() =>
      localStorage.setItem("comuna", JSON.stringify({ comuna: "Ñuñoa", region: "Valparaíso" })),
    );
    await page.route(/despacho\.php/, (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.goto(`/producto/${pudu}`);
    await page.getByRole("button", { name: "Cambiar comuna" }).waitFor();
    await page.getByText(general).first().waitFor();
  }));

test("without scripts the general sentence stands", ({ shop }) =>
  shop.visit({ hasJavaScript: false }, async (page) => {
    await page.goto(`/producto/${pudu}`);
    await page.getByRole("main").getByText(general).waitFor();
    expect(await page.getByText("¿A qué comuna?").count()).toBe(0);
  }));
