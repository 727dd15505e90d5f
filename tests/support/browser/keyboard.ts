import type { ElementHandle, Locator, Page } from "playwright-core";

const maxPresses = 120;
const focusMs = 60_000;
/** A minute of frames. */
const maxLooks = 1_800;

/** Checks every focus stop on the way. */
export type Keyboard = {
  tabTo: (control: Locator) => Promise<void>;
  tabBackTo: (control: Locator) => Promise<void>;
  activate: (control: Locator) => Promise<void>;
  check: (box: Locator) => Promise<void>;
  fill: (field: Locator, text: string) => Promise<void>;
  press: (key: string) => Promise<void>;
};

export function keyboardOf(page: Page): Keyboard {
  async function walk(key: "Tab" | "Shift+Tab", control: Locator): Promise<void> {
    await control.first().waitFor();
    const passed: string[] = [];
    if (await hasFocus(control)) return;
    let wanted = await control.elementHandles();
    for (let presses = 0; presses < maxPresses; presses += 1) {
      await page.keyboard.press(key);
      const { name, isWanted, isOver } = await stopAt(page, wanted);
      if (isWanted) return;
      passed.push(name);
      if (!isOver) continue;
      if (await hasFocus(control)) return;
      wanted = await control.elementHandles();
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
    async check(box) {
      await tabTo(box);
      await page.keyboard.press("Space");
    },
    async fill(field, text) {
      await tabTo(field);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
  };
}

export async function waitForFocus(element: Locator): Promise<void> {
  // Looked up anew: a redraw replaces the element.
  await element.and(element.page().locator(":focus")).waitFor({ state: "attached" });
}

/** A navigation focuses the page's heading. */
export async function waitForHeading(page: Page, name: string | RegExp): Promise<void> {
  await waitForFocus(page.getByRole("heading", { level: 1, name }));
}

/** Fails when the focus fell to the body. */
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

type Stop = {
  name: string;
  faults: string[];
  isWanted: boolean;
  /** The wanted ones must be looked up anew: one was redrawn, or all of the page was passed. */
  isOver: boolean;
};

/** Throws when the focus is invisible. Waits for covers such as a closing drawer. */
async function stopAt(page: Page, wanted: ElementHandle[]): Promise<Stop> {
  let stop = await page.evaluate(readStop, wanted);
  for (let tries = 0; stop.faults.length > 0 && tries < maxLooks; tries += 1) {
    stop = await page.evaluate(readStop, wanted);
  }
  const { name, faults } = stop;
  if (faults.length > 0) throw new Error(`${name} on ${page.url()}: ${faults.join("; ")}`);
  return stop;
}

/** Runs in the page. */
async function readStop(wanted: Node[]): Promise<Stop> {
  // Focus styles are drawn a frame later.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const element = document.activeElement;
  // The focus leaves the page after the last control.
  if (!element || element === document.body)
    return { name: "(the browser)", faults: [], isWanted: false, isOver: true };
  const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  const name = `<${element.tagName.toLowerCase()}> ${text.slice(0, 40)}`;

  /** Its label represents an invisible input. */
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
  return {
    name,
    faults: faults.filter((fault) => fault !== ""),
    isWanted: wanted.includes(element),
    isOver: wanted.length === 0 || wanted.some((one) => !one.isConnected),
  };
}
