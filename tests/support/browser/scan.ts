import axe from "axe-core";
import type { Page } from "playwright-core";

type Finding = { id: string; nodes: { html: string }[] };

/** What axe finds against WCAG 2.2 AA and what is good practice beyond it. It is evaluated, not inserted: the page's policy stays on. */
export async function scan(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Finding[] }> };
    };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    // Headings are counted where they are due: a page that is still to come has none.
    const rules = { "page-has-heading-one": { enabled: false } };
    const runOnly = { type: "tag", values: tags };
    // What passed is not described: that takes most of the time.
    return (await axe.run({ runOnly, rules, resultTypes: ["violations"] })).violations;
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
