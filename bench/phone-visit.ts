import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";

/** Times in ms after the navigation began, sizes in bytes on the wire. */
export type Visit = {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  hydrated: number;
  script: number;
  scriptInAll: number;
  fonts: number;
  toLoad: number;
};

/** Lighthouse's slow 4G. */
const line = {
  offline: false,
  latency: 562,
  downloadThroughput: 184_320,
  uploadThroughput: 84_480,
};
const processorSlowdown = 4;
const quietMs = 7_000;
const patienceMs = 60_000;

type Seen = {
  largest: string;
  lcp: number;
  hydrated: number;
  cls: number;
  longTasks: { startTime: number; duration: number }[];
};

/** A visit with an empty cache. */
export async function visitOnPhone(
  browser: Browser,
  url: string,
): Promise<{ visit: Visit; largest: string }> {
  const { context, page, session } = await openPhone(browser);
  try {
    const files = watchFiles(session);
    await page.goto(url, { waitUntil: "load", timeout: patienceMs });
    // Nothing is asked of the page meanwhile: the answer would be a long task of its own.
    await wait(quietMs);
    await waitForHydration(page);
    const seen = await page.evaluate(readSeen);
    const from = await page.evaluate(() => performance.timeOrigin / 1000);
    const { fcp, largest, loadedAt, hydrated, ...paints } = seen;
    const until = (ms: number) => files().filter(({ startedAt }) => startedAt < from + ms / 1000);
    return {
      largest,
      visit: {
        fcp,
        lcp: paints.lcp,
        tbt: paints.longTasks
          .filter(({ startTime, duration }) => startTime + duration > fcp)
          .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
        cls: paints.cls,
        hydrated,
        script: bytesOf(until(hydrated), /\.js$/),
        scriptInAll: bytesOf(files(), /\.js$/),
        fonts: bytesOf(files(), /\.woff2$/),
        toLoad: bytesOf(until(loadedAt), /./),
      },
    };
  } finally {
    await context.close();
  }
}

/** From the finger's lift on the first card of `url` to the paint of the next page's heading, in ms. */
export async function tapCard(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPhone(browser);
  try {
    await page.goto(url, { waitUntil: "load", timeout: patienceMs });
    await waitForHydration(page);
    await wait(quietMs);
    await page.evaluate(watchTap);
    await page.locator("main article a").first().tap();
    await page.waitForFunction(() => "tapMs" in window, undefined, { timeout: patienceMs });
    return await page.evaluate(() => (window as unknown as { tapMs: number }).tapMs);
  } finally {
    await context.close();
  }
}

async function openPhone(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "es-CL",
    timezoneId: "America/Santiago",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
  await page.addInitScript(observePaints);
  return { context, page, session };
}

async function waitForHydration(page: Page): Promise<void> {
  const isHydrated = () =>
    (window as unknown as { seenPaints: { hydrated: number } }).seenPaints.hydrated > 0;
  await page.waitForFunction(isHydrated, undefined, { polling: 250, timeout: patienceMs });
}

type File = { path: string; startedAt: number; bytes: number };

function watchFiles(session: CDPSession): () => File[] {
  const files = new Map<string, File>();
  session.on("Network.requestWillBeSent", ({ requestId, request, wallTime }) => {
    files.set(requestId, { path: new URL(request.url).pathname, startedAt: wallTime, bytes: 0 });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  return () => [...files.values()];
}

function bytesOf(files: readonly File[], path: RegExp): number {
  return files.filter((file) => path.test(file.path)).reduce((sum, { bytes }) => sum + bytes, 0);
}

function observePaints(): void {
  const seen: Seen = { lcp: 0, cls: 0, hydrated: 0, longTasks: [], largest: "" };
  Object.assign(window, { seenPaints: seen });
  const timer = setInterval(() => {
    const isWaiting = document.querySelector("[data-until-session]") !== null;
    if (document.readyState === "loading" || isWaiting) return;
    seen.hydrated = performance.now();
    clearInterval(timer);
  }, 50);
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe("largest-contentful-paint", (entry) => {
    const { startTime, element } = entry as PerformanceEntry & { element?: Element | null };
    seen.lcp = startTime;
    const source = element instanceof HTMLImageElement ? element.currentSrc : "";
    seen.largest = `${element?.tagName ?? "?"} ${source.split("/").slice(-2).join("/")}`;
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.cls += value;
  });
  observe("longtask", ({ startTime, duration }) => {
    seen.longTasks.push({ startTime, duration });
  });
}

function readSeen() {
  const { seenPaints } = window as unknown as { seenPaints: Seen };
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const [navigation] = performance.getEntriesByType("navigation");
  const loadedAt = (navigation as PerformanceNavigationTiming | undefined)?.loadEventStart ?? 0;
  return { ...seenPaints, fcp: paint?.startTime ?? Number.NaN, loadedAt };
}

function watchTap(): void {
  const begin = document.querySelector("h1")?.textContent;
  const options = { capture: true, once: true };
  addEventListener(
    "pointerup",
    ({ timeStamp }) => {
      const look = () => {
        if (document.querySelector("h1")?.textContent === begin) requestAnimationFrame(look);
        // The frame of this callback is painted before the next task.
        else setTimeout(() => Object.assign(window, { tapMs: performance.now() - timeStamp }));
      };
      requestAnimationFrame(look);
    },
    options,
  );
}
