import { type Browser, chromium } from "playwright-core";
import { findChromium } from "#rig/system/programs.ts";

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Pages of one context share a renderer process and the scripts it has compiled.
  "--process-per-site",
];

export async function launchBrowser(more: string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error("Falta Chromium: instala el paquete `chromium-headless-shell`.");
  return chromium.launch({ executablePath, args: [...flags, ...more] });
}
