import { describe, expect } from "vitest";
import { buildPedido } from "#rig/builders/pedido.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { inTransaction } from "#server/db/database.ts";
import { movePedido } from "#server/modules/pedidos/index.ts";
import { onPhone } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { enterAsAdmin } from "#tests/support/browser/sale.ts";
import { stepPedido } from "#tests/support/buying/pedidos.ts";

const longest = "María José Fernández-Echeverría del Solar";

async function buildPaid(shop: TestShop, overrides: Parameters<typeof buildPedido>[1]) {
  const id = await buildPedido(shop, overrides);
  const move = { id, to: "pagado", motivo: "prueba", now: shop.clock.now() } as const;
  await inTransaction(shop.database.db, (tx) => movePedido(tx, move));
  return id;
}

describe.each(onPhone)("the list of pedidos on a %s", (device) => {
  test("has four pedidos whole on the first screen of a phone, and lines of 52 px on wider ones", async ({
    shop,
  }) => {
    const days = ["2026-12-04", "2026-12-03", "2026-12-02", "2026-12-01"];
    const waiting: number[] = [];
    for (const hasta of days) {
      const id = await buildPaid(shop, { nombre: longest, hasta });
      await stepPedido(shop, id, "en_preparacion");
      waiting.push(id);
    }
    const numeros = waiting.toReversed().map((id) => `Pedido E-${String(id).padStart(6, "0")}`);
    await shop.visit({ device }, async (page) => {
      await page.setViewportSize({ width: 375, height: 740 });
      await enterAsAdmin(shop, page);
      const rows = page.locator("main tbody tr");
      for (const path of ["/admin/pedidos", "/admin/pedidos?estado=en_preparacion"]) {
        await page.goto(path);
        await page.getByRole("link", { name: numeros[0] ?? "", exact: true }).waitFor();
        await page.getByText("Demostración").waitFor();
        const isWhole = await rows.evaluateAll((all) =>
          all.map((row) => {
            const { top, bottom, left, right } = row.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
          }),
        );
        expect([path, isWhole.slice(0, 4)]).toEqual([path, [true, true, true, true]]);
      }
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
        expect([width, heights.filter((height) => height > 52)]).toEqual([width, []]);
      }
      const links = await page.getByRole("rowheader").getByRole("link").all();
      const names = await Promise.all(links.map((link) => link.getAttribute("aria-label")));
      expect(names.filter((name) => numeros.includes(name ?? ""))).toEqual(numeros);
    });
  });
});
