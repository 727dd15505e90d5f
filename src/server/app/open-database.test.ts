import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { configOf } from "#rig/shop/config-of.ts";
import { makeScratch } from "#rig/system/scratch.ts";
import { openShopDatabase } from "./open-database.ts";

function makeShopFolder({ hasMark }: { hasMark: boolean }): string {
  const dataDir = makeScratch("empty-database");
  writeFileSync(join(dataDir, "estrato.db"), "");
  mkdirSync(join(dataDir, "imagenes"));
  if (hasMark) writeFileSync(join(dataDir, "imagenes", ".tienda"), "clave");
  return dataDir;
}

test("an empty database beside the pictures of a shop starts no new one", async () => {
  const config = configOf({ DATA_DIR: makeShopFolder({ hasMark: true }) });
  await expect(openShopDatabase(config)).rejects.toThrow(/está vacía.*restaura una copia/);
});

test("what a first start left empty is filled by the next one", async () => {
  const config = configOf({ DATA_DIR: makeShopFolder({ hasMark: false }) });
  await (await openShopDatabase(config)).close();
});
