import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { patience } from "#tests/support/vitest/patience.ts";

type Wanted = BrowserContextOptions & { baseURL: string };

export type SharedContexts = {
  /** Hands over a page of a browser that has stored nothing but files; with `isFirst` nothing. */
  use: <T>(
    wanted: Wanted,
    visit: (page: Page) => Promise<T>,
    options?: { isFirst?: boolean },
  ) => Promise<T>;
  close: () => Promise<void>;
};

/**
 * Visits with equal options share a context and its renderer process, which compiles the shop's
 * scripts, axe and Playwright's helpers once instead of in each visit (docs/decisiones.md 16). Visits
 * at the same time get contexts of their own.
 */
export function shareContexts(browser: Browser): SharedContexts {
  const idle = new Map<string, BrowserContext>();
  return {
    async use(wanted, visit, { isFirst = false } = {}) {
      const name = JSON.stringify(wanted);
      const context = idle.get(name) ?? (await openContext(browser, wanted));
      idle.delete(name);
      let isClean = false;
      try {
        await forgetStored(context);
        const page = await openPage(context);
        if (isFirst) await emptyCaches(page);
        const result = await visit(page);
        await leaveFirstPage(context);
        isClean = !idle.has(name);
        if (isClean) idle.set(name, context);
        return result;
      } finally {
        // A visit that failed may leave anything behind.
        if (!isClean) await context.close();
      }
    },
    async close() {
      const contexts = [...idle.values()];
      idle.clear();
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}

async function openContext(browser: Browser, wanted: Wanted): Promise<BrowserContext> {
  const context = await browser.newContext(wanted);
  context.setDefaultTimeout(patience.timeout);
  // The process ends with its last page.
  await (await context.newPage()).goto("/robots.txt");
  return context;
}

/** Opened by the first page it stays in that one's process; one opened without it starts in a process of its own. */
async function openPage(context: BrowserContext): Promise<Page> {
  const [first] = context.pages();
  const [page] = await Promise.all([
    context.waitForEvent("page"),
    first?.evaluate(() => void window.open("about:blank")),
  ]);
  return page;
}

async function leaveFirstPage(context: BrowserContext): Promise<void> {
  const [, ...visited] = context.pages();
  await Promise.all(visited.map((page) => page.close()));
}

/** The HTTP cache, and by disabling it the renderer's: a first visit shows when files arrive. */
async function emptyCaches(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.setCacheDisabled", { cacheDisabled: false });
  await session.detach();
}

/** The `sessionStorage` of a new page is empty. */
async function forgetStored(context: BrowserContext): Promise<void> {
  await context.clearCookies();
  const [first] = context.pages();
  await first?.evaluate(() => localStorage.clear());
}
