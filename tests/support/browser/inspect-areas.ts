import { describe, expect } from "vitest";
import { repeatedViews } from "#views/repeated.ts";
import { views } from "#views/table.ts";
import { areaOf } from "#views/view.ts";
import { openBrowserShop } from "./browser-shop.ts";
import { browserTest } from "./browser-test.ts";
import { inspect } from "./inspect.ts";
import { openStage } from "./open-stage.ts";

/** Shared by a worker's files: views do not change it. */
const test = browserTest().extend(
  "stage",
  { scope: "worker" },
  async ({ browser }, { onCleanup }) => {
    const shop = await openBrowserShop(browser);
    onCleanup(shop.close);
    return openStage(shop);
  },
);

const isWhole = process.env.VIEWS === "all";

/** Areas are split among files, so that two run at once. `VIEWS=all` inspects repeated views, too. */
export function inspectAreas(isChosen: (area: string) => boolean): void {
  const inspected = views.filter(({ name }) => isWhole || !repeatedViews.has(name));
  const chosen = inspected.filter((view) => isChosen(areaOf(view)));
  describe("nothing is wrong with", () => {
    test.for(chosen)("$name", async (view, { contexts, stage }) => {
      const findings = await inspect({ contexts, stage, view });
      expect(findings, findings.join("\n")).toEqual([]);
    });
  });
}
