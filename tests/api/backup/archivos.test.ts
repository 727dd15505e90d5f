import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { freshShopTest } from "#rig/test.ts";
import { runBackup } from "#server/app/backup/run-backup.ts";
import { runRestore } from "#server/app/backup/run-restore.ts";
import { buildArchivo, keptBytes } from "#tests/support/archivos/kept-archivo.ts";
import { makeEmptyPlace, makeFolder } from "#tests/support/copies/restored-shop.ts";
import { runBeside, runCommand } from "#tests/support/copies/shop-commands.ts";

// @module-tag both-engines

const test = freshShopTest();

test("archivos come back from a copy, and one that is half there is none of them", async ({
  shop,
}) => {
  const clave = await buildArchivo(shop);
  const folder = join(shop.config.dataDir, "archivos");
  writeFileSync(join(folder, `.${clave}`), "begun");
  const copies = makeFolder();
  expect(await runBeside(runBackup, shop, copies)).toMatchObject({ status: 0, faults: "" });
  const env = await makeEmptyPlace();
  const run = await runCommand(runRestore, env, copies);
  expect(run).toMatchObject({ status: 0, faults: "" });
  expect(run.output).toContain("1 archivos");
  const restored = join(String(env.DATA_DIR), "archivos");
  expect(readdirSync(restored)).toEqual([clave]);
  expect(readFileSync(join(restored, clave))).toEqual(keptBytes);
  expect(statSync(join(restored, clave)).mode & 0o077).toBe(0);
});

test("a copy with a file of another name among its archivos is refused", async ({ shop }) => {
  await buildArchivo(shop);
  const copies = makeFolder();
  await runBeside(runBackup, shop, copies);
  const [copy = ""] = readdirSync(copies);
  writeFileSync(join(copies, copy, "archivos", "otro"), "x");
  const run = await runCommand(runRestore, await makeEmptyPlace(), copies);
  expect(run).toMatchObject({ status: 1, output: "" });
  expect(run.faults).toContain("está dañada en archivos/otro");
});
