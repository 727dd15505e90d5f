import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import { runBackup } from "#server/app/backup/run-backup.ts";
import { runRestore } from "#server/app/backup/run-restore.ts";
import { buyPedido } from "#tests/support/buying/pedidos.ts";
import { makeEmptyPlace, makeFolder } from "#tests/support/copies/restored-shop.ts";
import { envOf, runBeside, runCommand } from "#tests/support/copies/shop-commands.ts";
import { startS3Server } from "#tests/support/faults/s3-server.ts";

const test = freshShopTest();

type Key = { file: string; recipient: string };

function makeKey(): Key {
  const file = join(makeFolder("keys"), "llave.txt");
  execFileSync("age-keygen", ["-o", file], { stdio: "ignore" });
  const recipient = /public key: (age1\S+)/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
  return { file, recipient };
}

/** A shop with a pedido and a picture, and its encrypted copy. */
async function copySealed(shop: TestShop) {
  await shop.images.save("zorro", [{ file: "320.webp", bytes: Buffer.from("un zorro") }]);
  await buildProducto(shop, { imagenes: ["zorro"] });
  await buyPedido(shop);
  const [folder, key] = [makeFolder(), makeKey()];
  const run = await runBeside(runBackup, shop, folder, "--cifrar", key.recipient);
  expect(run).toMatchObject({ status: 0, faults: "" });
  return { folder, key, file: join(folder, readdirSync(folder)[0] ?? "") };
}

test("an encrypted copy is one file that only its key opens", async ({ shop }) => {
  const { folder, key, file } = await copySealed(shop);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^respaldo-.*Z\.tar\.age$/)]);
  const bytes = readFileSync(file);
  expect(bytes.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  expect(bytes.includes("un zorro")).toBe(false);
  // Nothing in the clear stays beside the shop.
  expect(readdirSync(shop.config.dataDir).filter((name) => name.startsWith(".resp"))).toEqual([]);

  const place = await makeEmptyPlace();
  const closed = await runCommand(runRestore, place, folder);
  expect(closed).toMatchObject({ status: 1, faults: expect.stringContaining("--clave") });
  const wrong = await runCommand(runRestore, place, folder, "--clave", makeKey().file);
  expect(wrong).toMatchObject({ status: 1, faults: expect.stringContaining("no abre la copia") });

  const opened = await runCommand(runRestore, place, folder, "--clave", key.file);
  expect(opened).toMatchObject({ status: 0, faults: "" });
  expect(opened.output).toContain(file);
  expect(opened.output).toContain("Pedidos: 1,");
  expect(readdirSync(place.DATA_DIR).filter((name) => name.startsWith(".resp"))).toEqual([]);
  expect(readFileSync(join(place.DATA_DIR, "imagenes/zorro/320.webp"), "utf8")).toBe("un zorro");

  // Without the shop's program.
  const list = execFileSync("sh", ["-c", 'age -d -i "$1" "$2" | tar -t', "sh", key.file, file]);
  expect(list.toString()).toContain("manifiesto.json");
});

test("a changed or torn encrypted copy is refused before anything is touched", async ({ shop }) => {
  const { key, file } = await copySealed(shop);
  const whole = readFileSync(file);
  const changed = Buffer.from(whole);
  changed.writeUInt8(changed.readUInt8(whole.length - 20) ^ 1, whole.length - 20);
  for (const bytes of [changed, whole.subarray(0, whole.length - 1000)]) {
    writeFileSync(file, bytes);
    const place = await makeEmptyPlace();
    const run = await runCommand(runRestore, place, file, "--clave", key.file);
    expect(run).toMatchObject({ status: 1, output: "" });
    expect(run.faults).toMatch(/no se puede abrir/);
    expect(readdirSync(place.DATA_DIR)).toEqual([]);
  }
});

test("what is no public key of age is refused with the usage", async ({ shop }) => {
  const run = await runBeside(runBackup, shop, makeFolder(), "--cifrar", "AGE-SECRET-KEY-1QQ");
  expect(run).toMatchObject({ status: 2, faults: expect.stringContaining("--cifrar") });
});

test("a bucket keeps copies as files, encrypted or not, and the newest comes back", async ({
  shop,
}) => {
  const s3 = await startS3Server();
  onTestFinished(s3.close);
  const bucket = {
    BACKUP_S3_URL: `${s3.url}/copias`,
    BACKUP_S3_ACCESS_KEY_ID: s3.env.S3_ACCESS_KEY_ID,
    BACKUP_S3_SECRET_ACCESS_KEY: s3.env.S3_SECRET_ACCESS_KEY,
  };
  await buyPedido(shop);
  const here = { ...envOf(shop.config), ...bucket };
  const key = makeKey();
  const first = await runCommand(runBackup, here, "s3");
  expect(first).toMatchObject({ status: 0, faults: "" });
  await buyPedido(shop);
  const second = await runCommand(runBackup, here, "s3", "--cifrar", key.recipient);
  expect(second).toMatchObject({ status: 0, faults: "" });
  expect(second.output).toContain(`${s3.url}/copias/respaldo-`);
  expect([...s3.objects.keys()]).toEqual([
    expect.stringMatching(/^copias\/respaldo-.*Z\.tar$/),
    expect.stringMatching(/^copias\/respaldo-.*Z\.tar\.age$/),
  ]);

  const place = { ...(await makeEmptyPlace()), ...bucket };
  const closed = await runCommand(runRestore, place, "s3");
  expect(closed).toMatchObject({ status: 1, faults: expect.stringContaining("--clave") });
  const opened = await runCommand(runRestore, place, "s3", "--clave", key.file);
  expect(opened).toMatchObject({ status: 0, faults: "" });
  expect(opened.output).toContain("Pedidos: 2,");

  const third = await runCommand(runBackup, here, "s3", "--conservar", "1");
  expect(third.output).toContain("Copias anteriores borradas: 2.");
  const older = { ...(await makeEmptyPlace()), ...bucket };
  const back = await runCommand(runRestore, older, "s3");
  expect(back).toMatchObject({ status: 0, faults: "" });
  expect(back.output).toContain("Pedidos: 2,");
});

test("a bucket that refuses or is not set ends the copy with a sentence", async ({ shop }) => {
  const here = envOf(shop.config);
  const unset = await runCommand(runBackup, here, "s3");
  expect(unset).toMatchObject({ status: 1, faults: expect.stringContaining("BACKUP_S3_URL") });
  const s3 = await startS3Server();
  onTestFinished(s3.close);
  s3.fail({ method: "PUT", how: "403" });
  const refused = await runCommand(
    runBackup,
    {
      ...here,
      BACKUP_S3_URL: s3.url,
      BACKUP_S3_ACCESS_KEY_ID: s3.env.S3_ACCESS_KEY_ID,
      BACKUP_S3_SECRET_ACCESS_KEY: "secreto",
    },
    "s3",
  );
  expect(refused).toMatchObject({ status: 1, output: "" });
  expect(refused.faults).toMatch(/^No se puede usar la cubeta .*BACKUP_S3_URL/);
  expect(readdirSync(shop.config.dataDir).filter((name) => name.startsWith(".resp"))).toEqual([]);
});
