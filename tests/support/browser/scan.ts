import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { judgeContrast, type Scanner } from "./contrast.ts";

/** Half the bytes of `axe.source`. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Whether this page has axe, from its opener at the latest. A text: linters refuse `eval`. */
const runKept = `
  try { eval.call(null, opener.axeSource); } catch {}
  "axe" in window;
`;

/**
 * The first page of a shared context keeps axe's text for those that it opens: to send it takes longer than to compile
 * it.
 */
async function loadScanner(page: Page): Promise<void> {
  if (await page.evaluate<boolean>(runKept)) return;
  await page.evaluate(source);
  const opener = await page.opener();
  await opener?.evaluate((text) => {
    Object.assign(globalThis, { axeSource: text });
  }, source);
}

type Scanned = { axe: Scanner; scannedElements: WeakSet<Element> };

/** WCAG 2.2 AA and best practice. */
const rules = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: {
    // A pending page has no headings.
    "page-has-heading-one": { enabled: false },
    // `scanContrast` judges each pair once.
    "color-contrast": { enabled: false },
    // Never finds a fault: it asks a person to look.
    "hidden-content": { enabled: false },
  },
  // Passed rules take most of the time, and no page has a frame.
  resultTypes: ["violations"],
  preload: false,
  iframes: false,
};

/**
 * axe. Evaluated, not inserted: the page's policy stays on. `hasLargeTargets` leaves out its rule of
 * 24 px, which takes a third of a scan, where the shop's own of 44 px is asked.
 */
export async function scan(
  page: Page,
  { hasLargeTargets = false }: { hasLargeTargets?: boolean } = {},
): Promise<string[]> {
  await loadScanner(page);
  const targets = { "target-size": { enabled: !hasLargeTargets } };
  const chosen = { ...rules, rules: { ...rules.rules, ...targets } };
  const findings = await page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as Scanned;
    const visible = [...document.body.querySelectorAll("*")].filter((it) => it.checkVisibility());
    Object.assign(globalThis, { scannedElements: new WeakSet(visible) });
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, chosen);
  return [...findings, ...(await scanContrast(page))];
}

/** A journey's page in a state that no view opens. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await scan(page)).toEqual([]);
}

/** For a page that was scanned: only colours differ between themes. */
export async function scanDarkTheme(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const findings = await scanContrast(page);
  await page.emulateMedia({ colorScheme: "light" });
  return findings.map((text) => `in the dark theme, ${text}`);
}

/** Parts of pages in which axe found nothing, in this worker. */
const cleanParts = new Set<string>();

/** Scans elements that another width shows in addition to the scanned page. */
export async function scanAdditions(page: Page): Promise<string[]> {
  const { parts, violations } = await page.evaluate(
    async ([options, known]) => {
      const { axe, scannedElements } = globalThis as unknown as Scanned;
      const isNew = (it: Element) => it.checkVisibility() && !scannedElements.has(it);
      const added = new Set([...document.body.querySelectorAll("*")].filter(isNew));
      const outermost = [...added].filter((it) => !added.has(it.parentElement as Element));
      const include = outermost.filter((it) => !known.includes(it.outerHTML));
      if (include.length === 0) return { parts: [], violations: [] };
      return {
        parts: include.map((it) => it.outerHTML),
        violations: (await axe.run({ include }, options)).violations,
      };
    },
    [rules, [...cleanParts]] as const,
  );
  if (violations.length === 0) for (const part of parts) cleanParts.add(part);
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  return [...findings, ...(await scanContrast(page))];
}

/** Pairs of letters and ground about which axe was asked, in this worker. */
const askedPairs = new Map<string, number>();
/** axe leaves some texts undecided, such as those on a picture. */
const mostAsked = 3;

/** Once for each pair of letters and ground in a worker. */
async function scanContrast(page: Page): Promise<string[]> {
  const known = [...askedPairs].filter(([, times]) => times >= mostAsked).map(([pair]) => pair);
  const { accepted, asked, violations } = await page.evaluate(judgeContrast, known);
  for (const pair of asked) askedPairs.set(pair, (askedPairs.get(pair) ?? 0) + 1);
  for (const pair of accepted) askedPairs.set(pair, mostAsked);
  return violations;
}
