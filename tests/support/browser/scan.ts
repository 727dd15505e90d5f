import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

/** Half the bytes of `axe.source`: each page compiles it anew. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

type Finding = { id: string; nodes: { html: string }[] };

type Scope = { type: "tag" | "rule"; values: string[] };

/** axe for WCAG 2.2 AA and best practice. Evaluated, not inserted: the page's policy stays on. */
export async function scan(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  return run(page, { type: "tag", values: tags });
}

/** Of a page that was scanned: only colours differ between themes. */
export async function scanDarkTheme(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const findings = await run(page, { type: "rule", values: ["color-contrast"] });
  await page.emulateMedia({ colorScheme: "light" });
  return findings.map((text) => `in the dark theme, ${text}`);
}

async function run(page: Page, scope: Scope): Promise<string[]> {
  const violations = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Finding[] }> };
    };
    // A pending page has no headings.
    const options =
      runOnly.type === "tag" ? { rules: { "page-has-heading-one": { enabled: false } } } : {};
    // Passed rules take most of the time.
    return (await axe.run({ runOnly, ...options, resultTypes: ["violations"] })).violations;
  }, scope);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
