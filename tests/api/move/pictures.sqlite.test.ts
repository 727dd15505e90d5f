import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import { runMove } from "#server/app/move/run-move.ts";
import { buildArchivo, keptBytes } from "#tests/support/archivos/kept-archivo.ts";
import { makeFolder } from "#tests/support/copies/restored-shop.ts";
import { envOf, runCommand } from "#tests/support/copies/shop-commands.ts";
import { startS3Server } from "#tests/support/faults/s3-server.ts";

const test = freshShopTest();
const names = ["uno", "dos", "tres"];
const filesOf = (name: string) =>
  ["320.webp", "1200.webp"].map((file) => ({ file, bytes: Buffer.from(`${name} ${file}`) }));

async function fill({ images }: TestShop): Promise<void> {
  for (const name of names) await images.save(name, filesOf(name));
  await images.writeMark("una-tienda");
}

async function openBucket() {
  const s3 = await startS3Server({ pageSize: 3 });
  onTestFinished(s3.close);
  const { S3_URL = "", ...keys } = s3.env;
  return { s3, S3_URL, keys };
}

const move = (env: Parameters<typeof runCommand>[1], to: string) =>
  runCommand(runMove, env, "--imagenes", "--a", to);

test("pictures go into a bucket and back, archivos into a folder, and what was stopped goes on", async ({
  shop,
}) => {
  await fill(shop);
  const { s3, S3_URL, keys } = await openBucket();
  const env = { ...envOf(shop.config), ...keys };
  const mend = s3.fail({ method: "PUT", keyEnds: "dos/320.webp", how: "500" });
  expect(await move(env, S3_URL)).toMatchObject({ status: 1, output: "" });
  mend();
  // Torn or changed by somebody.
  s3.objects.set("uno/320.webp", { bytes: Buffer.from("x"), type: "", savedAt: Date.now() });
  const run = await move(env, S3_URL);
  expect(run).toMatchObject({ status: 0, faults: "" });
  expect(run.output).toContain(": 3, 77 bytes");
  expect(run.output).toContain(`Pon S3_URL=${S3_URL}`);
  expect((await move(env, S3_URL)).output).toContain("copiadas ahora: 0");
  const keysThere = names.flatMap((name) => [`${name}/1200.webp`, `${name}/320.webp`]);
  expect([...s3.objects.keys()].toSorted()).toEqual([".tienda", ...keysThere].toSorted());

  const clave = await buildArchivo(shop);
  const folder = makeFolder("pictures");
  const back = await move({ ...envOf(shop.config), ...s3.env }, folder);
  expect(back).toMatchObject({ status: 0, faults: "" });
  expect(back.output).toContain(`DATA_DIR=${folder}`);
  expect(back.output).toContain("Archivos copiados ahora: 1.");
  expect(readFileSync(join(folder, "archivos", clave))).toEqual(keptBytes);
  for (const name of names)
    for (const { file, bytes } of filesOf(name))
      expect(readFileSync(join(folder, "imagenes", name, file))).toEqual(bytes);
  expect(readFileSync(join(folder, "imagenes", ".tienda"), "utf8")).toBe("una-tienda\n");
});

test("pictures of others stay as they are", async ({ shop }) => {
  await fill(shop);
  const { s3, S3_URL, keys } = await openBucket();
  const env = { ...envOf(shop.config), ...keys };
  const other = { bytes: Buffer.from("de otra"), type: "", savedAt: Date.now() };
  s3.objects.set("ajena/320.webp", other);
  const stray = await move(env, S3_URL);
  expect(stray).toMatchObject({ status: 1, output: "" });
  expect(stray.faults).toContain("como ajena");
  s3.objects.set(".tienda", { ...other, bytes: Buffer.from("otra-tienda\n") });
  expect((await move(env, S3_URL)).faults).toContain("imágenes de otra tienda");
  expect([...s3.objects.keys()].toSorted()).toEqual([".tienda", "ajena/320.webp"]);
  const same = await move(envOf(shop.config), shop.config.dataDir);
  expect(same.faults).toContain("Las imágenes ya están en");
  expect((await move(envOf(shop.config), S3_URL)).faults).toContain("S3_ACCESS_KEY_ID");
});
