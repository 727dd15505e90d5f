import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { openImageStore } from "#server/app/open-images.ts";
import { runTienda } from "#server/app/tienda/run-tienda.ts";
import type { AppContext } from "#server/context.ts";
import { sweepImagenes } from "#server/modules/catalogo/index.ts";
import type { ImageStore } from "#server/providers/image-store.ts";
import { days, hours } from "#server/time/clock.ts";
import { captureLog } from "#tests/support/faults/captured-log.ts";
import { followFileClock } from "#tests/support/faults/follow-file-clock.ts";
import { type S3Server, startS3Server } from "#tests/support/faults/s3-server.ts";

let s3: S3Server;
let serial = 0;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

const files = ["320.webp", "1200.webp"].map((file) => ({ file, bytes: Buffer.from(file) }));

async function savePictures({ images }: TestShop, prefix: string, count: number) {
  const names = Array.from({ length: count }, (_, index) => `${prefix}-${index}`);
  const waiting = [...names];
  async function saveNext(): Promise<void> {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      await images.save(name, files);
  }
  await Promise.all(Array.from({ length: 20 }, saveNext));
  return names;
}

async function namesOf(list: AsyncIterable<{ name: string }>): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of list) names.push(name);
  return names.toSorted();
}
const kept = ({ list }: ImageStore) => namesOf(list());
const discarded = ({ papelera }: ImageStore) => namesOf(papelera.list());

const hide = ({ database: { db } }: TestShop, names: string[]) =>
  db.deleteFrom("producto_imagenes").where("nombre", "in", names).execute();

/** Stopped sweeps on the metrics page. */
async function stopsOf(shop: TestShop): Promise<string[]> {
  const text = await (await fetch(`${shop.url}/metrics`)).text();
  return [...text.matchAll(/^estrato_pictures_sweep_stopped\{reason="(\w+)"\} 1$/gm)].map(
    ([, reason = ""]) => reason,
  );
}

describe.each(["folder", "bucket"] as const)("pictures in a %s", (kind) => {
  const place = () => (kind === "folder" ? {} : { ...s3.env, S3_URL: `${s3.url}/t${++serial}` });

  async function openShop(): Promise<TestShop> {
    const shop = await openTestShop({ env: place() });
    onTestFinished(shop.close);
    return shop;
  }

  /** A shop with `count` pictures that its productos show, all older than a day. */
  async function fill(own: TestShop, count = 117): Promise<string[]> {
    const names = await savePictures(own, "vieja", count);
    await buildProducto(own, { imagenes: names });
    own.clock.advance(hours(25));
    return names;
  }

  /** Another shop's database on these pictures. */
  const onPicturesOf = (own: TestShop, other: TestShop): { ctx: AppContext } => ({
    ctx: { ...other.app.ctx, images: own.images, clock: own.clock },
  });

  test("an empty database removes none of 117 old pictures", async () => {
    const [own, shop] = [await openShop(), await openShop()];
    const names = await fill(own);
    const { ctx } = onPicturesOf(own, shop);
    const watched = captureLog(shop);
    expect(await sweepImagenes({ ...ctx, log: watched.ctx.log })).toBe(0);
    expect(await kept(own.images)).toEqual(names.toSorted());
    expect(watched.errors()).toMatchObject([
      { reason: "unknown_origin", orphans: 117, pictures: 117 },
    ]);
    expect(await stopsOf(shop)).toEqual(["unknown_origin"]);

    // Their own database is taken for theirs; the other one stays out.
    await sweepImagenes(own.app.ctx);
    expect(await sweepImagenes(ctx)).toBe(0);
    expect(await stopsOf(shop)).toEqual(["other_shop"]);
    expect(await stopsOf(own)).toEqual([]);
    expect(await kept(own.images)).toEqual(names.toSorted());
    expect(await discarded(own.images)).toEqual([]);
  });

  test("a store of before the mark is taken by the database that knows it", async () => {
    const own = await openShop();
    await fill(own, 20);
    expect(await own.images.readMark()).toBeNull();
    await sweepImagenes(own.app.ctx);
    const mark = await own.images.readMark();
    expect(mark).toMatch(/^[0-9a-f-]{36}$/);
    await sweepImagenes(own.app.ctx);
    expect(await own.images.readMark()).toBe(mark);
  });

  test("young pictures that the database knows are taken at the first start", async () => {
    const own = await openShop();
    if (kind === "folder") followFileClock(own);
    await buildProducto(own, { imagenes: await savePictures(own, "nueva", 12) });
    await savePictures(own, "a-medias", 1);
    const watched = captureLog(own);
    await sweepImagenes(watched.ctx);
    expect(watched.errors()).toEqual([]);
    expect(await own.images.readMark()).toMatch(/^[0-9a-f-]{36}$/);
    expect(await kept(own.images)).toHaveLength(13);
  });

  test("more than a tenth, or 20, without a producto stay", async () => {
    const own = await openShop();
    const names = await fill(own, 250);
    await sweepImagenes(own.app.ctx);
    await hide(own, names.slice(0, 21));
    const watched = captureLog(own);
    expect(await sweepImagenes(watched.ctx)).toBe(0);
    expect(watched.errors()).toMatchObject([{ reason: "too_many", orphans: 21 }]);
    expect(await stopsOf(own)).toEqual(["too_many"]);
    expect(await kept(own.images)).toHaveLength(250);

    await buildProducto(own, { imagenes: names.slice(0, 1) });
    expect(await sweepImagenes(own.app.ctx)).toBe(20);
    expect(await stopsOf(own)).toEqual([]);
    expect(await discarded(own.images)).toHaveLength(20);
  });

  test("an older database loses nothing: its pictures come back with it", async () => {
    const own = await openShop();
    const names = await fill(own, 40);
    await sweepImagenes(own.app.ctx);
    const newest = names.slice(0, 4);
    await hide(own, newest);
    // By two processes at once.
    const second = await openImageStore(own.config, pino({ level: "silent" }));
    const both = [own.app.ctx, { ...own.app.ctx, images: second }];
    await Promise.all(both.map((ctx) => sweepImagenes(ctx)));
    expect(await discarded(own.images)).toEqual(newest.toSorted());
    expect(await own.images.read(newest[0] ?? "", "1200.webp")).toBeNull();
    own.clock.advance(days(4));
    await Promise.all(both.map((ctx) => sweepImagenes(ctx)));

    await buildProducto(own, { imagenes: newest });
    await Promise.all(both.map((ctx) => sweepImagenes(ctx)));
    expect(await discarded(own.images)).toEqual([]);
    expect(await kept(own.images)).toEqual(names.toSorted());
    for (const { file, bytes } of files)
      expect(await own.images.read(newest[0] ?? "", file)).toEqual(bytes);
  });

  test("the papelera is emptied after a week", async () => {
    const own = await openShop();
    const names = await fill(own, 40);
    await hide(own, names.slice(0, 2));
    expect(await sweepImagenes(own.app.ctx)).toBe(2);
    own.clock.advance(days(5));
    await sweepImagenes(own.app.ctx);
    expect(await discarded(own.images)).toEqual(names.slice(0, 2));
    own.clock.advance(days(3));
    await sweepImagenes(own.app.ctx);
    expect(await discarded(own.images)).toEqual([]);
    expect(await kept(own.images)).toHaveLength(38);
  });

  test("a person sees what is stopped, and decides", async () => {
    const own = await openShop();
    const names = await fill(own, 10);
    await hide(own, names.slice(0, 5));
    // The command goes by the real time.
    const { env, words } = { env: commandEnv(own), words: (text: string) => text.split(" ") };
    const output: string[] = [];
    const run = (text: string) =>
      runTienda(words(text), { env, say: (line) => output.push(line), complain: expect.fail });
    expect(await run("imagenes")).toBe(0);
    expect(output.join("\n")).toContain("una tienda que no se conoce");
    expect(await run("imagenes adoptar")).toBe(0);
    output.length = 0;
    expect(await run("imagenes")).toBe(0);
    expect(output.join("\n")).toContain("Son de esta tienda.");
    expect(await sweepImagenes(own.app.ctx)).toBe(0);
    expect(await sweepImagenes(own.app.ctx, { isBounded: false })).toBe(5);
    expect(await run("imagenes barrer")).toBe(0);
    expect(await discarded(own.images)).toHaveLength(5);
  });
});

function commandEnv({ config }: TestShop): Record<string, string> {
  const { s3: bucket, databaseUrl } = config;
  return {
    DATA_DIR: config.dataDir,
    SHOP_URL: config.shopUrl,
    LOG_LEVEL: "silent",
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    ...(bucket === null
      ? {}
      : { ...s3.env, S3_URL: `${bucket.endpoint}/${bucket.bucket}/${bucket.prefix}` }),
  };
}
