import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { launchBrowser } from "#rig/browser/launch-browser.ts";
import { mailViews } from "#views/mails.ts";
import { buildStage, type Stage } from "#views/stage.ts";
import { views } from "#views/table.ts";
import type { MailView, View } from "#views/view.ts";
import { runCommand } from "./demo-shop.ts";
import { type Photo, photographMail, photographView, type Theme } from "./photo-camera.ts";
import { writeIndex } from "./photo-index.ts";
import { demoAdmin, findPhotoShop, openPhotoShop } from "./photo-shop.ts";
import { photographFront } from "./photograph-front.ts";

const pagesAtOnce = 2;
const frontPictures = "brand/screens";
const mailWidths = [375, 768];

type Shot = { view: View | MailView; width: number };
type Place = { browser: Browser; stage: Stage; theme: Theme; out: string };

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: "" },
      widths: { type: "string", default: "375,768,1440,1920" },
      out: { type: "string", default: "photos" },
      url: { type: "string" },
      dark: { type: "boolean", default: false },
      front: { type: "boolean", default: false },
    },
  });
  if (values.front) {
    await photographFront(frontPictures);
    console.log(`Las fotos del README están en ${frontPictures}`);
    process.exit(0);
  }
  const widths = values.widths.split(",").map(Number);
  if (widths.some((width) => !(width >= 200 && width <= 4000)))
    throw new Error("--widths son anchos en píxeles, separados por comas: 375,1440");
  const shots = planShots(values.only, widths);
  if (shots.length === 0) throw new Error(`Ninguna vista se llama como «${values.only}».`);
  mkdirSync(values.out, { recursive: true });
  const failures = await photographAll(shots, {
    theme: values.dark ? "dark" : "light",
    out: values.out,
    url: values.url,
  });
  for (const { name, width, failure } of failures)
    console.error(`\n${name} a ${width} px: ${failure}`);
  console.log(
    `${shots.length - failures.length} fotos en ${values.out}, ${failures.length} fallas`,
  );
  process.exit(failures.length > 0 ? 1 : 0);
});

function planShots(only: string, widths: number[]): Shot[] {
  const pages = views.flatMap((view) =>
    widths
      .filter((width) => view.devices?.includes(width < 1024 ? "phone" : "desktop") ?? true)
      .map((width) => ({ view, width })),
  );
  const mails = mailViews.flatMap((view) =>
    mailWidths.filter((width) => widths.includes(width)).map((width) => ({ view, width })),
  );
  return [...pages, ...mails].filter(({ view }) => view.name.includes(only));
}

async function photographAll(
  shots: Shot[],
  { theme, out, url }: { theme: Theme; out: string; url: string | undefined },
): Promise<Photo[]> {
  const shop = url === undefined ? await openPhotoShop() : findPhotoShop(url);
  const browser = await launchBrowser();
  try {
    const stage = await buildStage(shop, { admin: demoAdmin });
    const photos = await takePhotos(shots, { browser, stage, theme, out });
    writeIndex(photos, out);
    return photos.filter(({ failure }) => failure !== null);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function takePhotos(shots: Shot[], at: Place): Promise<Photo[]> {
  const photos: Photo[] = [];
  const waiting = shots.entries();
  const work = async () => {
    for (const [place, shot] of waiting) {
      photos[place] = await takePhoto(shot, at);
      process.stdout.write(photos[place].failure === null ? "." : "x");
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, work));
  process.stdout.write("\n");
  return photos;
}

function takePhoto({ view, width }: Shot, { out, ...place }: Place): Promise<Photo> {
  const suffix = place.theme === "dark" ? "-dark" : "";
  const file = join(out, `${view.name.replace("/", "--")}-${width}${suffix}.png`);
  const at = { ...place, width, file };
  return "asunto" in view ? photographMail(view, at) : photographView(view, at);
}
