import type { Page } from "playwright-core";
import { contextOf, openView, scrollThrough } from "#views/open-view.ts";
import type { Stage } from "#views/stage.ts";
import type { Device, View } from "#views/view.ts";
import { scan, scanDarkTheme } from "./scan.ts";
import type { SharedContexts } from "./shared-contexts.ts";
import { watch } from "./visit.ts";

const screens = {
  phone: { width: 375, height: 800, isPhone: true },
  desktop: { width: 1440, height: 900, isPhone: false },
};
const patienceMs = 30_000;
const narrowest = { width: 320, height: 800 };
/** Largest allowed layout shift (docs/diseno.md "Motion"). */
const mostShift = 0.02;

type Visit = { contexts: SharedContexts; stage: Stage; view: View; device: Device };

/** Machine-readable faults of one visit. */
export function inspect({ contexts, stage, view, device }: Visit): Promise<string[]> {
  // Layout shift counts only without user input, and on a first load.
  const isMeasured = view.prepare === undefined && view.hasJavaScript !== false;
  async function look(page: Page): Promise<string[]> {
    const problems: string[] = [];
    page.setDefaultTimeout(patienceMs);
    await watch(page, problems);
    await recordShifts(page);
    await openView(page, view, stage);
    const findings = await findDocumentFaults(page, view);
    // The scan is a script itself.
    if (view.hasJavaScript !== false)
      findings.push(...(await scan(page)), ...(await scanDarkTheme(page)));
    if (isMeasured) findings.push(...(await findShift(page)));
    if (device === "phone") findings.push(...(await findOverflow(page, view)));
    const isExpected = (text: string) => view.expectedErrors?.some((known) => known.test(text));
    return [...findings, ...new Set(problems.filter((text) => !isExpected(text)))];
  }
  const context = contextOf({ view, stage, screen: screens[device] });
  return contexts.use(context, look, { isCached: !isMeasured });
}

async function findDocumentFaults(page: Page, { isPending }: View): Promise<string[]> {
  const { lang, headings } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    headings: [...document.querySelectorAll("h1")].filter((it) => it.checkVisibility()).length,
  }));
  return [
    ...(lang === "es-CL" ? [] : [`the language is ${lang}`]),
    ...(headings === 1 || (isPending && headings === 0) ? [] : [`${headings} headings of level 1`]),
  ];
}

type Shift = { value: number; hadRecentInput: boolean; sources?: { node?: Node | null }[] };

/** As browsers do for the Cumulative Layout Shift. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as unknown as Shift[]));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function findShift(page: Page): Promise<string[]> {
  await scrollThrough(page);
  const { total, moved } = await page.evaluate(() => {
    const { shifts } = globalThis as unknown as { shifts: Shift[] };
    const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    const nodes = own.flatMap(({ sources = [] }) => sources.map(({ node }) => node));
    const texts = nodes.map((node) => (node instanceof Element ? node.outerHTML : ""));
    return {
      total: own.reduce((sum, { value }) => sum + value, 0),
      moved: texts.map((html) => html.slice(0, 120)),
    };
  });
  return total < mostShift ? [] : [`moved by itself: ${total.toFixed(3)}, ${moved.join(" | ")}`];
}

/** Horizontal scrolling at 320 px, also with text at 200 % (WCAG 1.4.10, 1.4.4). */
async function findOverflow(page: Page, { isForeign }: View): Promise<string[]> {
  await page.setViewportSize(narrowest);
  const narrow = (await findTooWide(page)).map((html) => `too wide at 320 px: ${html}`);
  // The provider's page is not ours.
  if (isForeign) return narrow;
  const growth = await page.evaluate(() => {
    const readSize = () => Number.parseFloat(getComputedStyle(document.body).fontSize);
    const before = readSize();
    document.documentElement.style.setProperty("font-size", "200%");
    return readSize() / before;
  });
  if (growth !== 2) return [...narrow, `letters grew ${growth} times, not twice`];
  const large = await findTooWide(page);
  return [...narrow, ...large.map((html) => `too wide at 320 px with text at 200 %: ${html}`)];
}

/** The innermost element that overflows sideways. */
function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // Scroll containers may overflow.
    const isFramed = (element: Element): boolean =>
      element !== document.body &&
      (getComputedStyle(element).position === "fixed" ||
        getComputedStyle(element).overflowX !== "visible" ||
        (element.parentElement !== null && isFramed(element.parentElement)));
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        !isFramed(element.parentElement ?? document.body) &&
        getComputedStyle(element).position !== "fixed",
    );
    const inner = wide.filter((element) => !wide.some((other) => other.parentElement === element));
    return [`${scrollWidth} px, ${inner[0]?.outerHTML.slice(0, 200) ?? "nothing visible"}`];
  });
}
