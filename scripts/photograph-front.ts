import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { launchBrowser } from "#rig/browser/launch-browser.ts";
import { openApi } from "#rig/shop/open-api.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { demoAdmin, openLivedShop, type PhotoShop } from "./photo-shop.ts";

const screen = { width: 1280, height: 860 };
const quality = 78;
const cliente = "cliente@tienda.test";

type Picture = { name: string; open: (page: Page, shop: PhotoShop) => Promise<unknown> };

/** Pictures of README.md, in its sequence. */
const pictures: Picture[] = [
  { name: "tienda", open: (page, { shopUrl }) => page.goto(shopUrl) },
  {
    name: "producto",
    open: async (page, { shopUrl }) => {
      const [producto] = await openApi({ shopUrl })("listProductos");
      await page.goto(`${shopUrl}/producto/${producto?.id}`);
    },
  },
  {
    name: "hoy",
    open: async (page, { shopUrl }) => {
      const answer = await openApi({ shopUrl })("login", { body: demoAdmin });
      const token = "token" in answer ? answer.token : "";
      await page.addInitScript((kept) => localStorage.setItem("token", kept), token);
      await page.goto(`${shopUrl}/admin`);
      await page.getByText("Pagos en duda").first().waitFor();
    },
  },
  {
    name: "correo",
    open: async (page, shop) => {
      const { asunto } = await waitForCorreo(shop, cliente, /camino/);
      await page.goto(`${shop.standinsUrl}/correo`);
      await page.getByRole("link", { name: `${asunto} ${cliente}` }).click();
      await page.frameLocator("iframe").locator("body").waitFor();
    },
  },
];

/** In the browser: what can be seen has come. */
function isDrawn(): boolean {
  const isSeen = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight;
  const pictures = [...document.images].filter(isSeen);
  return document.fonts.status === "loaded" && pictures.every(({ complete }) => complete);
}

/** The pictures that README.md shows, of a demo with its past. */
export async function photographFront(out: string): Promise<void> {
  mkdirSync(out, { recursive: true });
  const shop = await openLivedShop();
  const browser = await launchBrowser();
  try {
    for (const { name, open } of pictures) {
      const context = await browser.newContext({ viewport: screen, locale: "es-CL" });
      const page = await context.newPage();
      await open(page, shop);
      await page.waitForFunction(isDrawn);
      const png = await page.screenshot({ animations: "disabled" });
      await sharp(png)
        .webp({ quality })
        .toFile(join(out, `${name}.webp`));
      await context.close();
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
}
