import type { Page } from "playwright-core";
import { areaOf, type Device, type View } from "#views/view.ts";
import { scanAdditions } from "./scan.ts";
import { readSmallTargets } from "./targets.ts";

export const screens = {
  phone: { width: 375, height: 800, isPhone: true },
  desktop: { width: 1440, height: 900, isPhone: false },
};
const narrowest = { width: 320, height: 800 };

type Size = { width: number; height: number };

/** Resizes a scanned page to each width of its view: what is too wide, too small, or new to axe. */
export async function measureWidths(page: Page, view: View, opened: Device): Promise<string[]> {
  const findings: string[] = [];
  const other = opened === "phone" ? "desktop" : "phone";
  const { devices = [opened, other] satisfies Device[] } = view;
  for (const device of devices) {
    if (device !== opened) {
      await setTouch(page, device === "phone");
      await resize(page, view, screens[device]);
    }
    findings.push(...(await findTooWide(page)).map((html) => `too wide on a ${device}: ${html}`));
    if (device === "phone") findings.push(...(await findSmallTargets(page, view)));
    if (view.hasJavaScript !== false && device !== opened)
      findings.push(...(await scanAdditions(page)));
  }
  return devices.includes("phone")
    ? [...findings, ...(await findNarrowFaults(page, view))]
    : findings;
}

/** Answers when scripts have followed the media queries: without them no callback runs. */
async function resize(page: Page, view: View, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height });
  if (view.hasJavaScript !== false) await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Links of a footer are higher below a finger. */
async function setTouch(page: Page, enabled: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled });
  await session.detach();
}

/** 44 px on a phone. The administration has denser controls than the shop (docs/diseno.md). */
export function isForFingers(view: View): boolean {
  const { devices = ["phone"], isForeign = false } = view;
  return devices.includes("phone") && !isForeign && !areaOf(view).startsWith("admin-");
}

async function findSmallTargets(page: Page, view: View): Promise<string[]> {
  if (!isForFingers(view)) return [];
  return (await page.evaluate(readSmallTargets)).map((text) => `smaller than 44 px: ${text}`);
}

/** Horizontal scrolling at 320 px, also with text at 200 % (WCAG 1.4.10, 1.4.4). */
async function findNarrowFaults(page: Page, view: View): Promise<string[]> {
  await setTouch(page, true);
  await resize(page, view, narrowest);
  const narrow = (await findTooWide(page)).map((html) => `too wide at 320 px: ${html}`);
  // The provider's page is not ours.
  if (view.isForeign) return narrow;
  const growth = await page.evaluate(() => {
    const readSize = () => Number.parseFloat(getComputedStyle(document.body).fontSize);
    const before = readSize();
    document.documentElement.style.setProperty("font-size", "200%");
    return readSize() / before;
  });
  if (growth !== 2) return [...narrow, `letters grew ${growth} times, not twice`];
  const large = await findTooWide(page);
  return [...narrow, ...large.map((html) => `too wide at 320 px with text at 200 %: ${html}`)];
}

/** The innermost element that overflows sideways. */
function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // Scroll containers may overflow.
    const isFramed = (element: Element): boolean =>
      element !== document.body &&
      (getComputedStyle(element).position === "fixed" ||
        getComputedStyle(element).overflowX !== "visible" ||
        (element.parentElement !== null && isFramed(element.parentElement)));
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        !isFramed(element.parentElement ?? document.body) &&
        getComputedStyle(element).position !== "fixed",
    );
    const inner = wide.filter((element) => !wide.some((other) => other.parentElement === element));
    return [`${scrollWidth} px, ${inner[0]?.outerHTML.slice(0, 200) ?? "nothing visible"}`];
  });
}
