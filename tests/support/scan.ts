import axe from "axe-core";
import type { Page } from "playwright-core";

type Finding = { id: string; nodes: { html: string }[] };

/** What axe finds against WCAG 2.2 AA. It is evaluated, not inserted: the page's policy stays on. */
export async function scan(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Finding[] }> };
    };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    return (await axe.run({ runOnly: { type: "tag", values: tags } })).violations;
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
