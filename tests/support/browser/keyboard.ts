import type { Locator, Page } from "playwright-core";

const maxPresses = 120;
/** So long a focus may be on its way to where it goes next. */
const focusMs = 5_000;
/** Two frames each. */
const maxLooks = 30;

/** Somebody who has no mouse. Every place the focus stands at on the way is checked. */
export type Keyboard = {
  /** Tabs on until the control has the focus. */
  tabTo: (control: Locator) => Promise<void>;
  /** The same, backwards. */
  tabBackTo: (control: Locator) => Promise<void>;
  /** Tabs to the control and presses Enter. */
  activate: (control: Locator) => Promise<void>;
  /** Tabs to the field and types. */
  fill: (field: Locator, text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
};

export function keyboardOf(page: Page): Keyboard {
  async function walk(key: "Tab" | "Shift+Tab", control: Locator): Promise<void> {
    await control.first().waitFor();
    const passed: string[] = [];
    for (let presses = 0; presses < maxPresses; presses += 1) {
      if (await hasFocus(control)) return;
      await page.keyboard.press(key);
      passed.push(await stopAt(page));
    }
    throw new Error(`${key} never reached ${control}; it passed:\n${passed.join("\n")}`);
  }
  const tabTo = (control: Locator) => walk("Tab", control);
  return {
    tabTo,
    tabBackTo: (control) => walk("Shift+Tab", control),
    async activate(control) {
      await tabTo(control);
      await page.keyboard.press("Enter");
    },
    async fill(field, text) {
      await tabTo(field);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
  };
}

/** Waits until this element has the focus. */
export async function waitForFocus(element: Locator): Promise<void> {
  // Looked up anew each time: what is drawn again meanwhile is another element.
  await element.and(element.page().locator(":focus")).waitFor({ state: "attached" });
}

/** After a navigation: the page's heading has the focus, and it is the only one. */
export async function waitForHeading(page: Page, name: string | RegExp): Promise<void> {
  await waitForFocus(page.getByRole("heading", { level: 1, name }));
}

/** Fails when the focus fell to the page itself: whoever tabs would begin at the top again. */
export async function expectFocusKept(page: Page): Promise<void> {
  const isKept = () => document.activeElement !== document.body;
  await page.waitForFunction(isKept, undefined, { timeout: focusMs }).catch(() => {
    throw new Error(`the focus fell to the body of ${page.url()}`);
  });
}

async function hasFocus(control: Locator): Promise<boolean> {
  const found = await control.evaluateAll((elements) =>
    elements.some((one) => one === document.activeElement),
  );
  return found;
}

/**
 * What has the focus, in words; throws when that cannot be seen. What covers it for a moment only,
 * such as a drawer on its way out, is waited for.
 */
async function stopAt(page: Page): Promise<string> {
  let stop = await page.evaluate(readStop);
  for (let tries = 0; stop.faults.length > 0 && tries < maxLooks; tries += 1) {
    stop = await page.evaluate(readStop);
  }
  const { name, faults } = stop;
  if (faults.length > 0) throw new Error(`${name} on ${page.url()}: ${faults.join("; ")}`);
  return name;
}

/** Runs in the page. */
async function readStop(): Promise<{ name: string; faults: string[] }> {
  // What appears with the focus is drawn a frame later.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const element = document.activeElement;
  // Past the last control the focus leaves the page for the browser's own parts.
  if (!element || element === document.body) return { name: "(the browser)", faults: [] };
  const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  const name = `<${element.tagName.toLowerCase()}> ${text.slice(0, 40)}`;

  /** A control that is not drawn itself is drawn by its label. */
  const own = element.getBoundingClientRect();
  const isDrawn = own.width > 4 && getComputedStyle(element).opacity !== "0";
  const shown = isDrawn ? element : (element.closest("label") ?? element);
  const style = getComputedStyle(shown);
  const hasOutline = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;

  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const inset = 4;
  const corners = [
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ] as const;
  const inView = corners.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  const covers = inView.flatMap(([x, y]) => {
    let over = document.elementFromPoint(x, y);
    // A notice goes by itself and can be closed.
    if (over?.closest("[aria-label=Avisos]")) return [];
    while (over && !over.contains(shown)) {
      if (["fixed", "sticky"].includes(getComputedStyle(over).position) && !shown.contains(over))
        return [over.tagName];
      over = over.parentElement;
    }
    return [];
  });
  const faults = [
    hasOutline || style.boxShadow !== "none" ? "" : "its focus cannot be seen",
    inView.length === 0 ? "it is out of view" : "",
    covers.length > 0 ? `it is covered by ${covers[0]}` : "",
  ];
  return { name, faults: faults.filter((fault) => fault !== "") };
}
