import type { Page } from "playwright-core";

/**
 * Translates each page once its HTML is there, and after hydration all that changes: every text node becomes two
 * `font` elements, which is how a browser's translator leaves a page. A translation is the text after «~».
 * One that `interrupts` changes texts during hydration, too: React then draws the page anew.
 */
export async function translatePages(page: Page, { interrupts = false } = {}): Promise<void> {
  await page.addInitScript((isAtOnce) => {
    if (location.pathname.includes("/webpayserver/")) return;
    const untranslated = "script, style, noscript, textarea, select, svg, font";

    function translateAll(root: Node): void {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let next = texts.nextNode(); next; next = texts.nextNode()) found.push(next as Text);
      for (const text of found) translate(text);
    }

    function translate(text: Text): void {
      if (!text.data.trim() || !text.isConnected) return;
      if (text.parentElement?.closest(untranslated)) return;
      const inner = document.createElement("font");
      const outer = document.createElement("font");
      inner.append(`~${text.data}`);
      outer.append(inner);
      text.replaceWith(outer);
    }

    addEventListener("DOMContentLoaded", () => {
      translateAll(document.body);
      const translated = new MutationObserver(() => translateAll(document.body));
      const hydrated = setInterval(() => {
        if (!isAtOnce && document.querySelector("[data-until-session]")) return;
        clearInterval(hydrated);
        translateAll(document.body);
        translated.observe(document.body, { childList: true, subtree: true });
      }, 10);
    });
  }, interrupts);
}
