import type { Page } from "playwright-core";
import { patience } from "#tests/support/vitest/patience.ts";
import { contextOf, openView, scrollThrough } from "#views/open-view.ts";
import type { Stage } from "#views/stage.ts";
import type { Device, View } from "#views/view.ts";
import { scan, scanDarkTheme } from "./scan.ts";
import type { SharedContexts } from "./shared-contexts.ts";
import { watch } from "./visit.ts";
import { isForFingers, measureWidths, screens } from "./widths.ts";

/** Largest allowed layout shift (docs/diseno.md "Motion"). */
const mostShift = 0.02;

type Visit = { contexts: SharedContexts; stage: Stage; view: View };

/**
 * Machine-readable faults of one visit: opened once, on a phone or a desktop, then measured in the
 * dark and at the other widths.
 */
export function inspect({ contexts, stage, view }: Visit): Promise<string[]> {
  const opened = deviceOf(view);
  const isScripted = view.hasJavaScript !== false;
  // Layout shift counts only without user input, and on a first load.
  const isMeasured = view.prepare === undefined && isScripted;
  let doing = "opening it";
  async function look(page: Page): Promise<string[]> {
    const problems: string[] = [];
    page.setDefaultTimeout(patience.timeout);
    await watch(page, problems);
    await recordShifts(page);
    await openView(page, view, stage);
    doing = "scanning it";
    const findings = await findDocumentFaults(page, view);
    // The scan is a script itself.
    if (isScripted)
      findings.push(
        ...(await scan(page, { hasLargeTargets: isForFingers(view) })),
        ...(await scanDarkTheme(page)),
      );
    doing = "scrolling through it";
    if (isMeasured) findings.push(...(await findShift(page)));
    doing = "measuring its widths";
    findings.push(...(await measureWidths(page, view, opened)));
    const isExpected = (text: string) => view.expectedErrors?.some((known) => known.test(text));
    return [...findings, ...new Set(problems.filter((text) => !isExpected(text)))];
  }
  const context = contextOf({ view, stage, screen: screens[opened] });
  const visit = (page: Page) => orStuck(look(page), () => doing);
  return contexts.use(context, visit, { isFirst: isMeasured });
}

const stuckMs = 120_000;

/** A script in a page has no time limit of its own: says where a visit hangs. */
async function orStuck<T>(work: Promise<T>, doing: () => string): Promise<T> {
  const stuck = Promise.withResolvers<never>();
  const timer = setTimeout(() => stuck.reject(new Error(`stuck while ${doing()}`)), stuckMs);
  return Promise.race([work, stuck.promise]).finally(() => clearTimeout(timer));
}

/** Half of the views open on a phone, for good: the length of a name does not change with others. */
function deviceOf({ name, devices: [only, ...others] = ["phone", "desktop"] }: View): Device {
  if (only !== undefined && others.length === 0) return only;
  return name.length % 2 === 0 ? "phone" : "desktop";
}

/**
 * Faults that axe does not find: the language, a heading that takes the focus after a navigation, and a list of errors
 * in the sequence of its fields.
 */
async function findDocumentFaults(page: Page, { isPending, isForeign }: View): Promise<string[]> {
  const { lang, headings, focusable, early } = await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>('[role="group"] li > a[href^="#"]');
    const fields = [...links].map(({ hash }) => document.getElementById(hash.slice(1)));
    const isEarly = (field: Element | null, place: number) =>
      place > 0 &&
      field !== null &&
      (fields[place - 1]?.compareDocumentPosition(field) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING;
    const shown = [...document.querySelectorAll("h1")].filter((it) => it.checkVisibility());
    return {
      lang: document.documentElement.lang,
      headings: shown.length,
      early: [...links].filter((_, place) => isEarly(fields[place] ?? null, place)).length,
      focusable: shown.filter((it) => it.tabIndex === -1 && it.hasAttribute("tabindex")).length,
    };
  });
  return [
    ...(lang === "es-CL" ? [] : [`the language is ${lang}`]),
    ...(headings === 1 || (isPending && headings === 0) ? [] : [`${headings} headings of level 1`]),
    ...(focusable === headings || isForeign ? [] : ["a heading that cannot take the focus"]),
    ...(early === 0 ? [] : ["a list of errors in another sequence than its fields"]),
  ];
}

type Shift = { value: number; hadRecentInput: boolean; sources?: { node?: Node | null }[] };

/** Counts like browsers for the Cumulative Layout Shift. */
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
