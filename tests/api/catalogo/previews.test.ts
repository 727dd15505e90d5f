import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pictureFolder } from "#demo/catalogo.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { previewRule } from "#server/limits/limits-table.ts";
import { minutes } from "#server/time/clock.ts";
import { limitedEnv } from "#tests/support/calls/limited-calls.ts";
import { png } from "#tests/support/calls/producto-calls.ts";
import { type S3Server, startS3Server } from "#tests/support/faults/s3-server.ts";

// Both picture stores; the S3 server is a stand-in in this process.

const picture = "pudu-del-bosque-a";
let s3: S3Server;
let onDisk: TestShop;
let inS3: TestShop;

beforeAll(async () => {
  s3 = await startS3Server({ pageSize: 100 });
  onDisk = await openTestShop();
  inS3 = await openTestShop({ env: { ...s3.env, S3_URL: `${s3.url}/tienda` } });
  for (const app of [onDisk, inS3]) await app.images.adopt(picture, pictureFolder(picture));
});
afterAll(async () => {
  await onDisk.close();
  await inS3.close();
  await s3.close();
});

const get = (app: TestShop, name: string, init: RequestInit = {}) =>
  fetch(`${app.url}/imagenes/${name}/previa.jpg`, { redirect: "manual", ...init });

async function savePicture(name: string, bytes: Buffer): Promise<void> {
  const webp = await sharp(bytes).webp().toBuffer();
  await onDisk.images.save(name, [{ file: "1200.webp", bytes: webp }]);
}

describe("the preview of a picture", () => {
  it.each([
    ["disk", () => onDisk],
    ["S3", () => inS3],
  ])("is a small JPEG of 1200 × 630 for everybody, from %s", async (_store, app) => {
    const response = await get(app(), picture);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
  });

  it.each([
    ["upright", 400, 800],
    ["wide", 1200, 200],
    ["of a few pixels", 3, 2],
  ])("is made of a picture that is %s", async (name, width, height) => {
    await savePicture(`foto-${width}`, await png("red", width, height));
    const response = await get(onDisk, `foto-${width}`);
    expect([name, response.status]).toEqual([name, 200]);
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ width: 1200, height: 630 });
  });

  it("is answered without a body to HEAD, and with 304 to a matching ETag", async () => {
    const head = await get(onDisk, picture, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const etag = head.headers.get("etag") ?? "";
    const again = await get(onDisk, picture, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
  });

  it("redirects to the shop's own when the picture does not exist, uncached", async () => {
    for (const name of ["nada", "..%2f..%2fdatos", "A"]) {
      const response = await get(onDisk, name);
      expect([name, response.status]).toEqual([name, 302]);
      expect(response.headers.get("location")).toBe("/og.jpg");
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });

  it("does not shadow the picture itself", async () => {
    const response = await fetch(`${onDisk.url}/imagenes/${picture}/1200.webp`);
    expect(response.headers.get("content-type")).toBe("image/webp");
  });

  it("has a budget for each network; cached ones are still served", async () => {
    const shop = await openTestShop({ env: limitedEnv });
    const dot = await sharp(await png("blue", 2, 2))
      .webp()
      .toBuffer();
    const { burst } = previewRule;
    const names = Array.from({ length: burst + 2 }, (_, index) => `punto-${index}`);
    for (const name of names) await shop.images.save(name, [{ file: "1200.webp", bytes: dot }]);
    const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
    const flooder = from("203.0.113.1");
    const statuses: number[] = [];
    for (const name of names) statuses.push((await get(shop, name, flooder)).status);
    expect(statuses).toEqual([...Array(burst).fill(200), 302, 302]);
    expect((await get(shop, "punto-0", flooder)).status).toBe(200);
    expect((await get(shop, `punto-${burst}`, from("203.0.113.2"))).status).toBe(200);
    shop.clock.advance(minutes(1));
    expect((await get(shop, `punto-${burst + 1}`, flooder)).status).toBe(200);
    await shop.close();
  });
});
