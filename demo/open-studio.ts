import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { build } from "vite";

const chromiumPath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const chromiumFlags =
  "--headless --no-sandbox --use-angle=swiftshader --enable-unsafe-swiftshader --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

/** With software rendering and the entry's studio. */
export async function openStudio(entry: URL) {
  const script = await bundle(entry);
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: chromiumFlags.split(" "),
  });
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(error.message));
  page.on("console", (message) => message.type() === "error" && console.error(message.text()));
  await page.addScriptTag({ content: script, type: "module" });
  await page.waitForFunction(() => "takePicture" in window);
  return { page, close: () => browser.close() };
}

export function pngOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

export async function writeDraft(folder: string, name: string, png: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${name}.png`, png);
}

async function bundle(entry: URL): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: fileURLToPath(new URL("..", entry)),
    build: { write: false, rollupOptions: { input: fileURLToPath(entry) } },
  });
  const output = Array.isArray(result) ? result[0] : result;
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("The studio page could not be bundled");
  return chunk.code;
}
