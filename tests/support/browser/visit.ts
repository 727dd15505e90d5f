import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { patience } from "#tests/support/vitest/patience.ts";
import { waitForScripts } from "#views/open-view.ts";
import type { SharedContexts } from "./shared-contexts.ts";

const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

export type Device = keyof typeof devices;

export type VisitOptions = {
  baseUrl: string;
  device?: Device;
  /** False for crawlers, or a phone before scripts arrive. */
  hasJavaScript?: boolean;
  /** False where the test blocks scripts: `goto` does not wait for them. */
  hasScripts?: boolean;
  /** It may bypass `page.route`: tests that answer requests leave it out. */
  hasWorker?: boolean;
  expectedErrors?: RegExp[];
  /** Without the files of earlier visits, for what is seen while files arrive. */
  isFirst?: boolean;
  /** For what stays with a context: an installed clock. */
  isAlone?: boolean;
  /** Without them each visit has a context of its own, as one with a worker has. */
  contexts?: SharedContexts;
};

/**
 * Its own storage. Fails on console errors, exceptions, policy violations and requests to other
 * hosts.
 */
export async function visit(
  browser: Browser,
  options: VisitOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const {
    baseUrl,
    device = "desktop",
    hasJavaScript = true,
    hasScripts = hasJavaScript,
    hasWorker = false,
    isAlone = hasWorker,
    isFirst = false,
    expectedErrors = [],
  } = options;
  const wanted = {
    ...devices[device],
    baseURL: baseUrl,
    javaScriptEnabled: hasJavaScript,
    serviceWorkers: hasWorker ? "allow" : "block",
    locale: "es-CL",
    timezoneId: "America/Santiago",
    reducedMotion: "reduce",
  } satisfies BrowserContextOptions;
  const problems: string[] = [];
  async function look(page: Page): Promise<void> {
    page.setDefaultTimeout(patience.timeout);
    await watch(page, problems);
    if (hasScripts) awaitScripts(page);
    await use(page).catch(async (error: unknown) => {
      throw await tellWhere(page, error, problems);
    });
  }
  const contexts = isAlone ? undefined : options.contexts;
  if (contexts) await contexts.use(wanted, look, { isFirst });
  else await inOwnContext(browser, wanted, look);
  const unexpected = problems.filter((text) => !expectedErrors.some((known) => known.test(text)));
  if (unexpected.length > 0)
    throw new Error(`the page reported errors:\n${[...new Set(unexpected)].join("\n")}`);
}

async function inOwnContext(
  browser: Browser,
  wanted: BrowserContextOptions,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(wanted);
  try {
    await look(await context.newPage());
  } finally {
    await context.close();
  }
}

/** They wait for scripts: an earlier press would be lost. */
function awaitScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...input) => {
    const response = await goto(...input);
    await waitForScripts(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (...input) => {
    const response = await reload(...input);
    await waitForScripts(page);
    return response;
  };
}

async function tellWhere(page: Page, error: unknown, problems: string[]): Promise<unknown> {
  if (!(error instanceof Error) || page.isClosed()) return error;
  const shown = await page
    .locator("body")
    .innerText({ timeout: 1000 })
    .catch(() => "(nothing could be read)");
  const places = [`at ${page.url()}`, ...problems, shown.replaceAll(/\n+/g, " | ").slice(0, 1200)];
  error.message = `${error.message}\n\n${places.join("\n")}`;
  return error;
}

export async function watch(page: Page, problems: string[]): Promise<void> {
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => problems.push(error.stack ?? error.message));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
    if (protocol.startsWith("http") && !isHere) problems.push(`asked ${request.url()}`);
  });
  await page.exposeBinding("reportCspViolation", (_source, text: string) => {
    problems.push(text);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { reportCspViolation } = globalThis as unknown as {
        reportCspViolation: (text: string) => void;
      };
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      const place = `${sourceFile}:${lineNumber}`;
      reportCspViolation(`CSP ${effectiveDirective} blocked ${blockedURI} at ${place}`);
    });
  });
}
