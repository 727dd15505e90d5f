import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Stage } from "#views/stage.ts";
import { views } from "#views/table.ts";
import { areaOf } from "#views/view.ts";
import { type BrowserShop, bothDevices, openBrowserShop } from "./browser-shop.ts";
import { inspect } from "./inspect.ts";
import { openStage } from "./open-stage.ts";

/**
 * Has every view of these areas inspected, on a phone and on a desktop. Each file takes some areas, so
 * that two run at once.
 */
export function inspectAreas(isChosen: (area: string) => boolean): void {
  let shop: BrowserShop;
  let stage: Stage;
  beforeAll(async () => {
    shop = await openBrowserShop();
    stage = await openStage(shop);
  });
  afterAll(() => shop.close());

  const chosen = views.filter((view) => isChosen(areaOf(view)));
  describe.each(bothDevices)("on a %s, nothing is wrong with", (device) => {
    const shown = chosen.filter(({ devices = bothDevices }) => devices.includes(device));
    test.each(shown.map((view) => [view.name, view] as const))("%s", async (_name, view) => {
      const findings = await inspect({ browser: shop.browser, stage, view, device });
      expect(findings, findings.join("\n")).toEqual([]);
    });
  });
}
