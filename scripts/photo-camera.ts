import { stripVTControlCharacters } from "node:util";
import type { Browser, Page } from "playwright-core";
import { type CaughtCorreo, readCorreos } from "#rig/standins/correo.ts";
import { waitFor } from "#rig/system/wait-for.ts";
import { openContext, openView, scrollThrough } from "#views/open-view.ts";
import type { Stage } from "#views/stage.ts";
import type { MailView, View } from "#views/view.ts";

export type Photo = { name: string; width: number; file: string; failure: string | null };

export type Theme = "light" | "dark";

type At = { browser: Browser; stage: Stage; width: number; theme: Theme; file: string };

const patienceMs = 15_000;
const heights: [upTo: number, height: number][] = [
  [500, 800],
  [1000, 1024],
  [Number.POSITIVE_INFINITY, 950],
];

/** Longer pages are cut. */
const maxHeight = 9_000;
/** Until every job has run once more. */
const jobsMs = 60_000;

/** A view that fails gives a photo with its failure. */
export async function photographView(view: View, at: At): Promise<Photo> {
  const { browser, stage, width, theme, file } = at;
  const context = await openContext(browser, { view, stage, screen: screenOf(width) });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: theme });
  try {
    const failure = await openView(page, view, stage).then(() => null, firstLines);
    // A dialog covers the window: nothing below it can be seen.
    const isWindow = (await page.getByRole("dialog").count()) > 0;
    const isStill = isWindow || view.hasJavaScript === false;
    if (failure === null && !isStill) await scrollThrough(page);
    await (isWindow ? page.screenshot({ path: file, animations: "disabled" }) : shoot(page, file));
    return { name: view.name, width, file, failure };
  } catch (error) {
    return { name: view.name, width, file, failure: firstLines(error) };
  } finally {
    await context.close();
  }
}

export async function photographMail(view: MailView, at: At): Promise<Photo> {
  const { browser, stage, width, theme, file } = at;
  const { name, asunto } = view;
  const correo = await findCorreo(view, stage);
  if (!correo) return { name, width, file, failure: `no mail was caught with ${asunto}` };
  const page = await browser.newPage({ viewport: screenOf(width), colorScheme: theme });
  try {
    await page.setContent(correo.html);
    await shoot(page, file);
    return { name, width, file, failure: null };
  } finally {
    await page.close();
  }
}

/** Some are sent by a job, after the stage was built. */
async function findCorreo({ asunto, para = /./ }: MailView, stage: Stage) {
  const isMeant = (caught: CaughtCorreo) => asunto.test(caught.asunto) && para.test(caught.para);
  const known = stage.correos.find(isMeant);
  if (known) return known;
  const ask = async () => (await readCorreos(stage)).find(isMeant);
  return waitFor(`a mail with ${asunto}`, ask, { timeoutMs: jobsMs }).catch(() => undefined);
}

async function shoot(page: Page, file: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const width = page.viewportSize()?.width ?? 0;
  const isLong = height > maxHeight;
  await page.screenshot({
    path: file,
    fullPage: true,
    animations: "disabled",
    ...(isLong ? { clip: { x: 0, y: 0, width, height: maxHeight } } : {}),
  });
}

function screenOf(width: number) {
  const height = heights.find(([upTo]) => width < upTo)?.[1] ?? 950;
  return { width, height, isPhone: width < 500 };
}

function firstLines(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return stripVTControlCharacters(text).split("\n").slice(0, 4).join(" ");
}
