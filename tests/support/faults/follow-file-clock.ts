import { rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TestShop } from "#rig/shop/test-shop.ts";

/** Sets the shop's clock to the file system's, which says how old a picture in a folder is. */
export function followFileClock({ clock, config }: TestShop): void {
  const file = join(config.dataDir, "reloj");
  writeFileSync(file, "");
  clock.advance(Math.ceil(statSync(file).mtimeMs) - clock.now());
  rmSync(file);
}
