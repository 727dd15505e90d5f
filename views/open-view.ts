import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type { Stage } from "./stage.ts";
import { addressOf, type View, type Who } from "./view.ts";

const picturePatienceMs = 4000;

type Screen = { width: number; height: number; isPhone: boolean };
type Shown = { view: View; screen: Screen; stage: Stage };

/** Without motion, service worker or shared storage. */
export function openContext(browser: Browser, shown: Shown): Promise<BrowserContext> {
  return browser.newContext(contextOf(shown));
}

export function contextOf({ view, screen, stage }: Shown) {
  return {
    viewport: { width: screen.width, height: screen.height },
    isMobile: screen.isPhone,
    hasTouch: screen.isPhone,
    baseURL: stage.shopUrl,
    javaScriptEnabled: view.hasJavaScript ?? true,
    serviceWorkers: "block",
    locale: "es-CL",
    timezoneId: "America/Santiago",
    reducedMotion: "reduce",
  } satisfies BrowserContextOptions;
}

export async function openView(page: Page, view: View, stage: Stage): Promise<void> {
  await enter(page, view.who ?? "guest", stage);
  await view.before?.(page, stage);
  await page.goto(addressOf(view.path, stage));
  if (view.hasJavaScript !== false) await waitForScripts(page);
  const begin = await page.title();
  await view.prepare?.(page, stage);
  if (view.lands !== undefined) await waitForPath(page, addressOf(view.lands, stage));
  // The address changes a moment before the page is drawn.
  if (view.lands !== undefined && view.prepare)
    await page.waitForFunction((title) => document.title !== title, begin);
  await settle(page, view);
}

/** Waits for hydration: an earlier press is lost or loads a document. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("[data-until-session]") === null);
}

/** Waits until no loading text is left, hidden ones included. */
export async function waitForAnswers(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isWait = (element: Element) =>
      element.checkVisibility() &&
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /^\s*Cargando/.test(node.textContent ?? ""),
      );
    return ![...document.body.querySelectorAll("*")].some(isWait);
  });
}

export async function settle(page: Page, view: View): Promise<void> {
  if (!view.isPending && !view.isForeign) {
    await page.getByRole("heading", { level: 1 }).first().waitFor();
  }
  // Without scripts no callback runs, and no picture is lazy.
  if (view.hasJavaScript === false) return;
  if (!view.isPending && !view.isForeign) await waitForAnswers(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await waitForPictures(page);
}

/** Makes lazy pictures load. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = Math.max(300, innerHeight * 0.8);
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await waitForPictures(page, { isPassed: true });
}

/** A failed picture counts as loaded: its placeholder is shown. */
function waitForPictures(page: Page, { isPassed = false } = {}): Promise<void> {
  return page.evaluate(
    async ([patienceMs, isWhole]) => {
      const near = [...document.images].filter((image) => {
        const { top, left, right } = image.getBoundingClientRect();
        const isNear = isWhole || top < innerHeight * 1.5;
        return isNear && right > 0 && left < innerWidth && image.checkVisibility();
      });
      const decoded = near.map((image) => image.decode().catch(() => undefined));
      // A picture that was never requested never decodes.
      await Promise.race([
        Promise.all(decoded),
        new Promise((resolve) => setTimeout(resolve, patienceMs)),
      ]);
    },
    [picturePatienceMs, isPassed] as [number, boolean],
  );
}

/** Before any page reads it. */
async function enter(page: Page, who: Who, { tokens, shopUrl }: Stage): Promise<void> {
  if (who === "guest") return;
  const token = who === "expired" ? spoil(tokens.cliente) : tokens[who];
  await page.addInitScript(
    ([origin, value]) => {
      const isOurs = location.origin === origin && sessionStorage.getItem("entered") === null;
      if (!isOurs) return;
      sessionStorage.setItem("entered", "1");
      localStorage.setItem("token", value);
    },
    [new URL(shopUrl).origin, token] as [string, string],
  );
}

/** A session for the browser, none for the shop: its signature is invalid. */
function spoil(token: string): string {
  const [head, claims] = token.split(".");
  return `${head}.${claims}.${"A".repeat(43)}`;
}

function waitForPath(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(path, "http://localhost");
  return page.waitForURL((url) => url.pathname === pathname);
}
