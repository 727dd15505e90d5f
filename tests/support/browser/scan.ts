import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

/** Half the bytes of `axe.source`: each page compiles it anew. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

type Finding = { id: string; nodes: { html: string }[] };

/** axe for WCAG 2.2 AA and best practice. Evaluated, not inserted: the page's policy stays on. */
export async function scan(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Finding[] }> };
    };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    // A pending page has no headings.
    const rules = { "page-has-heading-one": { enabled: false } };
    const runOnly = { type: "tag", values: tags };
    // Passed rules take most of the time.
    return (await axe.run({ runOnly, rules, resultTypes: ["violations"] })).violations;
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
