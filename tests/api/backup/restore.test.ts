import { createHash } from "node:crypto";
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { configOf } from "#rig/shop/config-of.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { breakMail, readCorreos } from "#rig/standins/correo.ts";
import { standinsEnv } from "#rig/standins/standins-env.ts";
import { actAtWebpay, countCalls } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { manifestFile } from "#server/app/backup/manifest.ts";
import { runBackup } from "#server/app/backup/run-backup.ts";
import { runRestore } from "#server/app/backup/run-restore.ts";
import type { Env } from "#server/config/settings.ts";
import { openDatabase } from "#server/db/database.ts";
import { embeddedFile } from "#server/db/sqlite/embedded-file.ts";
import { sweepImagenes } from "#server/modules/catalogo/index.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { minutes } from "#server/time/clock.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";
import { buyPedido } from "#tests/support/buying/pedidos.ts";
import { makeEmptyPlace, makeFolder } from "#tests/support/copies/restored-shop.ts";
import { runBeside, runCommand } from "#tests/support/copies/shop-commands.ts";
import { startS3Server } from "#tests/support/faults/s3-server.ts";

const test = freshShopTest();
const files = ["320.webp", "1200.webp"].map((file) => ({ file, bytes: Buffer.from(file) }));

/** The folder with one copy of this shop. */
async function copyShop(shop: TestShop): Promise<string> {
  const folder = makeFolder();
  const run = await runBeside(runBackup, shop, folder);
  expect(run).toMatchObject({ status: 0, faults: "" });
  return folder;
}

const restore = (env: Env, ...args: string[]) => runCommand(runRestore, env, ...args);
const pathOf = (folder: string, ...parts: string[]) =>
  join(folder, readdirSync(folder)[0] ?? "", ...parts);

/** A shop on a restored place, with the stand-ins of the one that was copied. */
async function openRestored(shop: TestShop, env: Env, extra = {}): Promise<TestShop> {
  const own = {
    ...(env as Record<string, string>),
    ...standinsEnv(shop.standins),
    ...extra,
  };
  return { ...(await openTestShop({ env: own })), standinsUrl: shop.standinsUrl };
}

async function countPedidos(env: Env): Promise<number> {
  const { db, close } = await openDatabase(configOf(env));
  const rows = await db.selectFrom("pedidos").select("id").execute();
  await close();
  return rows.length;
}

test("a copy becomes the shop again: rows, pictures, sessions and the mark", {
  tags: ["both-engines"],
}, async ({ shop }) => {
  await shop.images.save("zorro", files);
  await buildProducto(shop, { imagenes: ["zorro"] });
  await sweepImagenes(shop.app.ctx);
  const { ana, id } = await buyPedido(shop);
  const folder = await copyShop(shop);
  const env = await makeEmptyPlace();
  const run = await restore(env, folder);
  expect(run).toMatchObject({ status: 0, faults: "" });
  expect(run.output).toContain("cuentas y sumas calzan");
  expect(run.output).toContain("Pedidos: 1, por $19980.");

  // The issuer of tokens.
  const again = await openRestored(shop, env, { SHOP_URL: shop.shopUrl });
  const pedido = await again.client(ana.token)("getPedido", { query: { id } });
  expect(pedido).toMatchObject({ ok: true, data: { total: 19_980 } });
  for (const { file, bytes } of files)
    expect(await again.images.read("zorro", file)).toEqual(bytes);
  expect(await again.images.readMark()).toBe(await shop.images.readMark());
  // The restored shop writes, too.
  const line = { producto_id: 1, cantidad: 1 };
  expect(await again.client(ana.token)("setCarritoLinea", { body: line })).toMatchObject({
    ok: true,
  });
  await again.close();
});

test("what had waited is not sent: mails are parked, and the provider is asked before an intento ends", async ({
  shop,
}) => {
  await breakMail(shop, "caido");
  await buyPedido(shop);
  const producto_id = await buildProducto(shop, { stock: 5 });
  const buyer = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(buyer);
  const folder = await copyShop(shop);
  // Paid after the copy was made.
  await actAtWebpay(shop, token, { accion: "aprobar" });
  await breakMail(shop, "ninguna");

  const env = await makeEmptyPlace();
  const run = await restore(env, folder);
  expect(run).toMatchObject({ status: 0, faults: "" });
  expect(run.output).toMatch(/Correos que esperaban.*: [1-9]/);
  const again = await openRestored(shop, env);
  await again.app.outbox.runOnce();
  expect(await readCorreos(shop, buyer.email)).toEqual([]);
  again.clock.advance(minutes(30));
  await reconcile(again.app.ctx);
  expect(await countCalls(shop, "status", token)).toBeGreaterThan(0);
  await again.close();
});

describe("a copy is refused, and nothing is touched,", () => {
  test.for([
    ["with a changed file", (copy: string) => appendFileSync(join(copy, "ajustes.env"), "x")],
    ["without a file", (copy: string) => rmSync(join(copy, "ajustes.env"))],
    ["with a stray file", (copy: string) => writeFileSync(join(copy, "otro"), "x")],
    ["without its manifest", (copy: string) => writeFileSync(join(copy, manifestFile), "{")],
    [
      "of a newer program",
      (copy: string) => {
        const path = join(copy, manifestFile);
        const manifest = JSON.parse(readFileSync(path, "utf8")) as object;
        writeFileSync(path, JSON.stringify({ ...manifest, level: "9999-futuro" }));
      },
    ],
    [
      "with a picture of a name that no picture has",
      (copy: string) => {
        mkdirSync(join(copy, "imagenes", "Zorro raro"), { recursive: true });
        writeFileSync(join(copy, "imagenes", "Zorro raro", "320.webp"), "x");
        const path = join(copy, manifestFile);
        const manifest = JSON.parse(readFileSync(path, "utf8")) as { files: object };
        const sha256 = createHash("sha256").update("x").digest("hex");
        const files = { ...manifest.files, "imagenes/Zorro raro/320.webp": { bytes: 1, sha256 } };
        writeFileSync(path, JSON.stringify({ ...manifest, files }));
      },
    ],
    [
      "with a link in the place of a file",
      (copy: string) => {
        const path = join(copy, "ajustes.env");
        const elsewhere = join(makeFolder(), "ajustes.env");
        writeFileSync(elsewhere, readFileSync(path));
        rmSync(path);
        symlinkSync(elsewhere, path);
      },
    ],
  ] as const)("%s", async ([, spoil], { shop }) => {
    const folder = await copyShop(shop);
    spoil(pathOf(folder));
    const env = await makeEmptyPlace();
    const run = await restore(env, folder);
    expect(run).toMatchObject({ status: 1, output: "" });
    expect(run.faults).toMatch(/está dañada en|es de una versión más nueva/);
    expect(readdirSync(env.DATA_DIR)).toEqual([]);
  });

  test("that is not there", async ({ shop }) => {
    const folder = makeFolder();
    const run = await runBeside(runRestore, shop, folder);
    expect(run).toEqual({
      status: 1,
      output: "",
      faults: `En ${folder} no hay ninguna copia completa.`,
    });
  });

  test("while a shop is open there", { tags: ["both-engines"] }, async ({ shop }) => {
    const folder = await copyShop(shop);
    const run = await runBeside(runRestore, shop, folder, "--reemplazar");
    expect(run).toMatchObject({ status: 1, output: "" });
    expect(run.faults).toMatch(/está abierta: detenla\.$/);
  });
});

test("another shop is replaced only when that is asked for, and kept aside", {
  tags: ["both-engines"],
}, async ({ shop }) => {
  await buyPedido(shop);
  const folder = await copyShop(shop);
  const env = await makeEmptyPlace();
  expect((await restore(env, folder)).status).toBe(0);
  const again = await openRestored(shop, env);
  await buyPedido(again);
  await again.app.http.close();
  await again.database.close();

  const refused = await restore(env, folder);
  expect(refused).toMatchObject({ status: 1, output: "" });
  expect(refused.faults).toContain("--reemplazar");
  expect(await countPedidos(env)).toBe(2);
  const replaced = await restore(env, folder, "--reemplazar");
  expect(replaced).toMatchObject({ status: 0, faults: "" });
  expect(replaced.output).toContain("Lo anterior está en ");
  expect(await countPedidos(env)).toBe(1);
  expect(readdirSync(env.DATA_DIR).some((name) => name.includes("antes-"))).toBe(true);
  expect(readdirSync(env.DATA_DIR).some((name) => name.includes(".restaurar-"))).toBe(false);
});

test("pictures of another shop are not mixed with a copy's", async ({ shop }) => {
  await shop.images.save("zorro", files);
  await buildProducto(shop, { imagenes: ["zorro"] });
  const folder = await copyShop(shop);
  const env = await makeEmptyPlace();
  const other = await openTestShop({ env: { DATA_DIR: env.DATA_DIR } });
  await other.images.save("ajena", files);
  await other.images.writeMark("otra-tienda");
  await other.app.http.close();
  await other.database.close();
  const target = await makeEmptyPlace();
  const place = { ...target, DATA_DIR: env.DATA_DIR };
  rmSync(embeddedFile(env.DATA_DIR), { force: true });
  const refused = await restore(place, folder);
  expect(refused).toMatchObject({ status: 1, output: "" });
  expect(refused.faults).toContain("son de otra tienda");
  const replaced = await restore(place, folder, "--reemplazar");
  expect(replaced).toMatchObject({ status: 0, faults: "" });
  expect(readdirSync(join(env.DATA_DIR, "imagenes"))).toEqual(["zorro"]);
  const aside = readdirSync(env.DATA_DIR).find((name) => name.startsWith("imagenes.antes-")) ?? "";
  expect(readdirSync(join(env.DATA_DIR, aside))).toContain("ajena");
});

test("pictures go into a bucket, too, and what came there since stays", async ({ shop }) => {
  const s3 = await startS3Server({ pageSize: 3 });
  onTestFinished(s3.close);
  for (const name of ["uno", "dos"]) await shop.images.save(name, files);
  await buildProducto(shop, { imagenes: ["uno", "dos"] });
  await sweepImagenes(shop.app.ctx);
  const folder = await copyShop(shop);
  const env = { ...(await makeEmptyPlace()), ...s3.env };
  expect(await restore(env, folder)).toMatchObject({ status: 0, faults: "" });
  const keys = ["dos/1200.webp", "dos/320.webp", "uno/1200.webp", "uno/320.webp"];
  expect([...s3.objects.keys()].toSorted()).toEqual([".tienda", ...keys]);
  s3.objects.set("nueva/1200.webp", { bytes: Buffer.from("nueva"), type: "", savedAt: Date.now() });
  s3.objects.delete("uno/320.webp");
  expect(await restore(env, folder, "--reemplazar")).toMatchObject({ status: 0, faults: "" });
  expect([...s3.objects.keys()].toSorted()).toEqual(
    [".tienda", ...keys, "nueva/1200.webp"].toSorted(),
  );
});
