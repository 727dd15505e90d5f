import { describe, expect } from "vitest";
import { buildCliente } from "#rig/builders/usuario.ts";
import { stockProducto } from "#tests/support/browser/browser-shop.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { useToken as giveToken } from "#tests/support/browser/session.ts";
import { waitForAnswers } from "#views/open-view.ts";

let token: string;
test.beforeAll(async ({ shop }) => {
  const id = await stockProducto(shop, { nombre: "Pudú del bosque", destacado: true, stock: 9 });
  const cliente = await buildCliente(shop);
  token = cliente.token;
  await shop.client(token)("setCarritoLinea", { body: { producto_id: id, cantidad: 1 } });
});

/** Controls below 44 px; text links are exempt. Runs in the page. */
function readSmallTargets(): string[] {
  const selector = "a[href], button, input:not([type=hidden]), select, textarea, summary";
  const controls = [...document.querySelectorAll<HTMLElement>(selector)];
  return controls.filter(isSmall).map((control) => {
    const { width, height } = control.getBoundingClientRect();
    const name = control.getAttribute("aria-label") ?? control.textContent ?? control.id;
    return `${name.trim().slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)}`;
  });

  function isSmall(control: HTMLElement): boolean {
    const isChoice = ["radio", "checkbox"].includes(control.getAttribute("type") ?? "");
    const { width, height } = boxOf((isChoice && control.closest("label")) || control);
    // A card's link covers the card through its pseudo-element.
    if (getComputedStyle(control, "::after").position === "absolute") return false;
    const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 1;
    const leastWidth = control.tagName === "A" ? 24 : 43.5;
    return isShown && !isInSentence(control) && (width < leastWidth || height < 43.5);
  }
  function boxOf(element: Element): DOMRect {
    return element.getBoundingClientRect();
  }
  function isInSentence(control: HTMLElement): boolean {
    const around = control.parentElement?.textContent ?? "";
    const isInline = getComputedStyle(control).display === "inline";
    return isInline && around.length > (control.textContent?.length ?? 0) + 3;
  }
}

describe("every control is at least 44 px wide and high on a phone", () => {
  test.for([
    "/tienda",
    "/tienda?q=unicornio",
    "/producto/1",
    "/nosotros",
    "/contacto",
    "/registrar",
    "/recuperar-contrasena",
    "/restablecer-contrasena/enlace-de-prueba",
    "/verificar-email",
    "/pago?status=failed",
    "/cuenta",
    "/cuenta/pedidos",
    "/checkout",
    "/no-existe",
  ])("%s", (path, { shop }) =>
    shop.visit({ device: "phone", expectedErrors: [/404/] }, async (page) => {
      await giveToken(page, token);
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await waitForAnswers(page);
      expect(await page.evaluate(readSmallTargets)).toEqual([]);
    }),
  );
});

describe("at 320 × 480 px and with text at 200 %", () => {
  test.for([
    ["/checkout", "Agregar dirección", "Guardar"],
    ["/cuenta", "Borrar mi cuenta", "Borrar para siempre"],
  ] as const)("the dialog of %s can be read and used", ([path, opener, action], { shop }) =>
    shop.visit({ device: "phone" }, async (page) => {
      await page.setViewportSize({ width: 320, height: 480 });
      await giveToken(page, token);
      await page.goto(path);
      await page.getByRole("button", { name: opener }).waitFor();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      await page.getByRole("button", { name: opener }).press("Enter");
      const dialog = page.getByRole("dialog");
      const button = dialog.getByRole("button", { name: action });
      await button.focus();
      const isReachable = await button.evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left >= 0 && right <= innerWidth && one.contains(over);
      });
      expect(isReachable).toBe(true);
      const field = dialog.getByRole("textbox").last();
      await field.focus();
      // The viewport keeps enough room for one field.
      const seen = await field.evaluate((one) => {
        const { left, top, height } = one.getBoundingClientRect();
        return one === document.elementFromPoint(left + 20, top + height / 2);
      });
      expect(seen).toBe(true);
    }),
  );
});
