import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "#tests/support/browser/browser-test.ts";
import { isHeadingFocused, scrollToCard, stockCards } from "#tests/support/browser/cards.ts";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";

test.beforeAll(async ({ shop }) => {
  await stockCards(shop);
});

/** Until the card's answer and the script of its page are there; both are fetched when idle. */
async function keepCard(page: Page, card: Locator): Promise<void> {
  const id = /\/producto\/(?<id>\d+)-/.exec((await card.getAttribute("href")) ?? "")?.groups?.id;
  await card.hover();
  await page.waitForFunction((end) => {
    return performance.getEntriesByType("resource").some(({ name }) => name.endsWith(end));
  }, `productos.php?id=${id}`);
  // Vitest rewrites imports, but no text.
  await page.evaluate(`(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await import(__reactRouterManifest.routes["routes/producto"].module);
  })()`);
}

type Watched = { shown: string[]; flights: number };

function watchPreview(): void {
  const watched: Watched = { shown: [], flights: 0 };
  Object.assign(window, { watched });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    if (this.closest("main") && this.matches("section > ul")) watched.flights++;
    return animate.apply(this, given);
  };
  const seen = new WeakSet<Element>();
  new MutationObserver(() => {
    const heading = document.querySelector("main [inert] h1");
    if (!heading || seen.has(heading)) return;
    seen.add(heading);
    const isListShown = document.querySelector("main article")?.checkVisibility();
    const list = `the list is ${isListShown ? "shown" : "hidden"}`;
    watched.shown.push(`${heading.textContent}, ${list}, scrolled to ${window.scrollY}`);
  }).observe(document, { childList: true, subtree: true });
}

function readPreview(): Watched {
  return (window as unknown as { watched: Watched }).watched;
}

test("a kept card shows its piece before the page of the piece is drawn, and the heading gets the focus", ({
  shop,
}) =>
  shop.visit({}, async (page) => {
    await page.addInitScript(watchPreview);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const { card } = await scrollToCard(page);
    await keepCard(page, card);
    await card.click();
    await page.getByRole("button", { name: "Añadir al Carrito" }).first().waitFor();
    await isHeadingFocused(page);
    const shown = "Engranaje 5, the list is hidden, scrolled to 0";
    expect(await page.evaluate(readPreview)).toEqual({ shown: [shown], flights: 2 });
    expect(await page.locator("[inert]").count()).toBe(0);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Nuestra Tienda" }).waitFor();
    await isHeadingFocused(page);
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: "Engranaje 5" }).waitFor();
    expect(await page.evaluate(readPreview)).toEqual({ shown: [shown], flights: 2 });
  }));

test("a card whose answer has not come stays in its list, which Back would leave", ({ shop }) =>
  shop.visit({}, async (page) => {
    await page.addInitScript(watchPreview);
    const { card, top } = await scrollToCard(page);
    const answer = await holdRequests(page, /productos\.php\?id=/);
    await page.reload();
    await page.waitForFunction((place) => Math.abs(window.scrollY - place) < 2, top);
    await card.click();
    await page.getByRole("status").filter({ hasText: "Cargando" }).first().waitFor();
    expect(await card.isVisible()).toBe(true);
    answer();
    await page.getByRole("heading", { level: 1, name: "Engranaje 5" }).waitFor();
    expect((await page.evaluate(readPreview)).shown).toEqual([]);
  }));
