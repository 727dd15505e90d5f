import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { inheritedEnv } from "#rig/process/inherited-env.ts";
import { openTestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import { type Manifest, ManifestSchema } from "#server/app/backup/manifest.ts";
import { runBackup } from "#server/app/backup/run-backup.ts";
import { describeSettings } from "#server/app/backup/settings-text.ts";
import { findProgram } from "#server/db/copy/postgres-programs.ts";
import { buildArchivo } from "#tests/support/archivos/kept-archivo.ts";
import { buyPedido } from "#tests/support/buying/pedidos.ts";
import { productionEnv } from "#tests/support/calls/production-process.ts";
import { makeFolder } from "#tests/support/copies/restored-shop.ts";
import { envOf, runBeside } from "#tests/support/copies/shop-commands.ts";
import { startS3Server } from "#tests/support/faults/s3-server.ts";

/** Processes start slowly on a busy machine. */
const timeout = 240_000;

const test = freshShopTest();
const files = ["320.webp", "1200.webp"].map((file) => ({ file, bytes: Buffer.from(file) }));

function readCopy(folder: string, name = readdirSync(folder)[0] ?? ""): [string, Manifest] {
  const path = join(folder, name);
  const json: unknown = JSON.parse(readFileSync(join(path, "manifiesto.json"), "utf8"));
  return [path, ManifestSchema.parse(json)];
}

test("a copy holds database, pictures, archivos and settings, with a sum for every file", {
  tags: ["both-engines"],
}, async ({ shop }) => {
  await shop.images.save("zorro", files);
  await buildProducto(shop, { precio: 1_000, stock: 7, imagenes: ["zorro"] });
  await buyPedido(shop);
  const clave = await buildArchivo(shop);
  const folder = makeFolder();
  const run = await runBeside(runBackup, shop, folder);
  expect(run).toMatchObject({ status: 0, faults: "" });
  expect(run.output).toContain("1 imágenes, 1 archivos.");

  expect(readdirSync(folder)).toHaveLength(1);
  const [path, manifest] = readCopy(folder);
  expect(manifest.pictures).toBe(1);
  expect(manifest.tables.pedidos).toMatchObject({ rows: 1, sums: { total: "19980" } });
  expect(manifest.tables.productos?.sums).toMatchObject({ stock: "10", precio: "10990" });
  expect(manifest.tables.kysely_migration?.rows).toBeGreaterThan(10);
  const base = manifest.engine === "sqlite" ? "base.sqlite" : "base.dump";
  expect(Object.keys(manifest.files)).toEqual([
    "ajustes.env",
    `archivos/${clave}`,
    base,
    "imagenes/zorro/1200.webp",
    "imagenes/zorro/320.webp",
  ]);
  for (const [file, facts] of Object.entries(manifest.files)) {
    const bytes = readFileSync(join(path, file));
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    expect([file, facts]).toEqual([file, { bytes: bytes.length, sha256 }]);
    expect(statSync(join(path, file)).mode & 0o077).toBe(0);
  }
});

test("a copy taken while the shop sells holds every pedido of before", {
  timeout,
}, async ({ shop }) => {
  for (let count = 0; count < 3; count++) await buyPedido(shop);
  const folder = makeFolder();
  const env = { ...inheritedEnv, ...envOf(shop.config) };
  const child = spawn(process.execPath, ["src/server/respaldo.ts", folder], { env });
  const said = text(child.stderr);
  const ended = once(child, "close");
  let bought = 3;
  while (child.exitCode === null) {
    await buyPedido(shop);
    bought += 1;
  }
  await ended;
  expect([child.exitCode, await said]).toEqual([0, ""]);
  const { rows = 0, sums } = readCopy(folder)[1].tables.pedidos ?? {};
  expect(rows).toBeGreaterThanOrEqual(3);
  expect(rows).toBeLessThanOrEqual(bought);
  expect(sums?.total).toBe(String(rows * 19_980));
});

test("a bucket's pictures are copied, too", async () => {
  const s3 = await startS3Server({ pageSize: 3 });
  onTestFinished(s3.close);
  const shop = await openTestShop({ env: s3.env });
  onTestFinished(shop.close);
  for (const name of ["uno", "dos", "tres"]) await shop.images.save(name, files);
  await buildProducto(shop, { imagenes: ["uno", "dos"] });
  const folder = makeFolder();
  expect(await runBeside(runBackup, shop, folder)).toMatchObject({ status: 0, faults: "" });
  expect(readCopy(folder)[1].pictures).toBe(3);
  const mend = s3.fail({ keyEnds: "dos/320.webp", how: "500" });
  expect(await runBeside(runBackup, shop, folder)).toMatchObject({ status: 1, output: "" });
  mend();
  expect(readdirSync(folder)).toHaveLength(1);
});

test("a copy that would lack a picture is none", async ({ shop }) => {
  await buildProducto(shop, { imagenes: ["perdida"] });
  const folder = makeFolder();
  expect(await runBeside(runBackup, shop, folder)).toEqual({
    status: 1,
    output: "",
    faults: "Faltan 1 imágenes de productos, como perdida.",
  });
  expect(readdirSync(folder)).toEqual([]);
});

test("only the newest copies are kept, and what a killed run left is deleted", async ({ shop }) => {
  const folder = makeFolder();
  const old = ["2026-01-01T00-00-00-000Z", "2026-01-02T00-00-00-000Z"];
  for (const stamp of old) mkdirSync(join(folder, `respaldo-${stamp}`));
  mkdirSync(join(folder, ".respaldo-2026-01-03T00-00-00-000Z-0a0b0c0d"));
  mkdirSync(join(folder, "otra-cosa"));
  const run = await runBeside(runBackup, shop, folder, "--conservar", "2");
  expect(run).toMatchObject({ status: 0, faults: "" });
  const names = readdirSync(folder).toSorted();
  expect(names).toHaveLength(3);
  expect(names.slice(0, 2)).toEqual(["otra-cosa", `respaldo-${old[1]}`]);
});

test.for(["", "a b", "a --conservar 0", "a --todo"])(
  "«%s» is not understood",
  async (typed, { shop }) => {
    const run = await runBeside(runBackup, shop, ...typed.split(" ").filter(Boolean));
    expect(run).toMatchObject({ status: 2, output: "" });
    expect(run.faults).toContain("npm run respaldo -- <carpeta o s3>");
  },
);

test("secrets are named only, unless they are asked for", () => {
  const env = { ...productionEnv, SHOP_TAGLINE: 'Con "comillas" y espacios', UNKNOWN: "x" };
  const named = describeSettings(env, { mode: "production", hasSecrets: false });
  expect(named).toContain("SHOP_URL=https://tienda.example");
  expect(named).toContain(`SHOP_TAGLINE='Con "comillas" y espacios'`);
  expect(named).toContain("# JWT_SECRET: secreto");
  for (const secret of [env.JWT_SECRET, env.WEBPAY_API_KEY, env.SMTP_URL, env.ADMIN_PASSWORD])
    expect(named).not.toContain(secret);
  const whole = describeSettings(env, { mode: "production", hasSecrets: true });
  expect(whole).toContain(`JWT_SECRET=${env.JWT_SECRET}`);
  expect(whole).not.toContain("UNKNOWN");
});

test("a pg_dump older than the server is refused with the package's name", {
  tags: ["both-engines"],
}, async () => {
  await expect(findProgram("pg_dump", 99)).rejects.toThrow(
    "instala el paquete postgresql-client-99",
  );
});
