import { rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { configOf } from "#rig/shop/config-of.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import { checkPictures } from "#server/app/checks/check-pictures.ts";
import { openImageStore } from "#server/app/open-images.ts";
import { days } from "#server/time/clock.ts";
import { buyPedido } from "#tests/support/buying/pedidos.ts";
import { tienda } from "#tests/support/calls/tienda-command.ts";
import { followFileClock } from "#tests/support/faults/follow-file-clock.ts";
import { startS3Server } from "#tests/support/faults/s3-server.ts";

const test = freshShopTest();

async function savePicture({ app, images }: TestShop, name: string): Promise<void> {
  const background = { r: 200, g: 90, b: 10 };
  const png = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  const rendered = await app.ctx.pictures.render(png);
  if (!rendered.ok) throw new Error(rendered.fault);
  await images.save(name, rendered.files);
}

test("ends with 0 while all holds, and with 1 and a line for each broken rule", async ({
  shop,
}) => {
  await savePicture(shop, "zorro");
  await buildProducto(shop, { imagenes: ["zorro"] });
  const { id } = await buyPedido(shop);
  expect(await tienda(shop, "revisar")).toEqual({
    status: 0,
    output: "Todo calza: dinero, stock, pedidos, imágenes, archivos, correos y datos borrados.",
    faults: "",
  });
  await shop.database.db.updateTable("pedidos").set({ total: 1, nombre: "Zzq" }).execute();
  await rm(join(shop.config.dataDir, "imagenes/zorro/640.avif"));
  const { status, output } = await tienda(shop, "revisar");
  expect(status).toBe(1);
  expect(output.split("\n")).toEqual([
    `total-del-pedido: el total no es la suma de sus líneas y su despacho. 1: pedido ${id}`,
    expect.stringMatching(/^monto-del-intento: .+\. 1: intento \d+$/),
    "imagen-con-archivos: le faltan archivos. 1: imagen zorro",
  ]);
  // No personal data.
  expect(output).not.toMatch(/Zzq|@/);
});

test("looks at the bytes of pictures, and for pictures that no producto shows", async ({
  shop,
}) => {
  const { images, clock } = shop;
  followFileClock(shop);
  await savePicture(shop, "gato");
  await savePicture(shop, "perro");
  const files = await Promise.all(
    (await images.listFiles("perro")).map(async (file) => ({
      file,
      bytes: (await images.read("perro", file)) ?? Buffer.alloc(0),
    })),
  );
  await images.remove("perro");
  const empty = files.map(({ file }) => ({ file, bytes: Buffer.alloc(0) }));
  await images.save("perro", empty);
  const look = (now: number) =>
    checkPictures({ ...shop.app.ctx, clock: { now: () => now } }, ["perro"]);
  expect(await look(clock.now())).toMatchObject([{ name: "imagen-legible", ids: ["perro"] }]);
  await images.remove("perro");
  const wide = files.find(({ file }) => file === "640.webp")?.bytes ?? Buffer.alloc(0);
  await images.save(
    "perro",
    files.map((it) => (it.file === "320.webp" ? { ...it, bytes: wide } : it)),
  );
  expect(await look(clock.now())).toMatchObject([{ name: "imagen-legible", total: 1 }]);
  await images.remove("perro");
  await images.save("perro", files);
  expect(await look(clock.now())).toEqual([]);
  expect(await look(clock.now() + days(2))).toMatchObject([
    { name: "archivo-con-producto", total: 2 },
  ]);
});

test("asks a bucket for pages of names, and reads one file of each picture", async ({ shop }) => {
  const s3 = await startS3Server({ pageSize: 10 });
  onTestFinished(s3.close);
  const images = await openImageStore(
    configOf({ ...s3.env, JWT_SECRET: "0123456789abcdefghijklmnopqrstuv" }),
    shop.app.ctx.log,
  );
  await savePicture({ ...shop, images }, "liebre");
  for (const name of ["nutria", "puma", "zorro"])
    for (const file of await images.listFiles("liebre"))
      await images.save(name, [
        { file, bytes: (await images.read("liebre", file)) ?? Buffer.of() },
      ]);
  s3.objects.delete("puma/640.avif");
  s3.requests.length = 0;
  const ctx = { ...shop.app.ctx, images };
  expect(await checkPictures(ctx, ["liebre", "nutria", "puma", "zorro"])).toMatchObject([
    { name: "imagen-con-archivos", ids: ["puma"] },
  ]);
  expect(s3.requests.filter((request) => request !== "GET ").sort()).toEqual(
    ["liebre", "nutria", "zorro"].map((name) => `GET ${name}/320.webp`),
  );
});
