import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pictureFolder } from "#demo/catalogo.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { png, sendProducto } from "#tests/support/calls/producto-calls.ts";
import { type S3Server, startS3Server } from "#tests/support/faults/s3-server.ts";

// The S3 server is a stand-in in this process.

let s3: S3Server;
let shop: TestShop;
let disk: TestShop;

beforeAll(async () => {
  s3 = await startS3Server({ pageSize: 3 });
  shop = await openTestShop({ env: { ...s3.env, S3_URL: `${s3.url}/tienda` } });
  disk = await openTestShop();
});
afterAll(async () => {
  await shop.close();
  await disk.close();
  await s3.close();
});

const demoPicture = "pudu-del-bosque-a";
const files = ["320.avif", "320.webp", "1200.avif", "1200.webp"].map((file) => ({
  file,
  bytes: randomBytes(500),
}));

let serial = 0;
async function savePicture(): Promise<string> {
  serial += 1;
  const name = `foto-${serial}`;
  await shop.images.save(name, files);
  return name;
}

const get = (path: string, init: RequestInit = {}) => fetch(`${shop.url}${path}`, init);
const keysOf = (name: string) =>
  [...s3.objects.keys()].filter((key) => key.startsWith(`tienda/${name}/`));

async function namesInStore(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of shop.images.list()) names.push(name);
  return names;
}

describe("a picture kept in S3", () => {
  it("has the bytes and headers of one on disk", async () => {
    for (const app of [shop, disk]) await app.images.adopt(demoPicture, pictureFolder(demoPicture));
    for (const file of ["320.avif", "1200.webp"]) {
      const [fromS3, fromDisk] = await Promise.all(
        [shop, disk].map((app) => fetch(`${app.url}/imagenes/${demoPicture}/${file}`)),
      );
      expect(fromS3?.status).toBe(200);
      for (const header of [
        "content-type",
        "content-length",
        "cache-control",
        "x-content-type-options",
        "cross-origin-resource-policy",
        "content-security-policy",
      ]) {
        expect([header, fromS3?.headers.get(header)]).toEqual([
          header,
          fromDisk?.headers.get(header),
        ]);
      }
      expect(await fromS3?.bytes()).toEqual(await fromDisk?.bytes());
    }
  });

  it("is answered without a body to HEAD, and with 304 to a matching ETag", async () => {
    const path = `/imagenes/${await savePicture()}/320.webp`;
    const head = await get(path, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.headers.get("content-length")).toBe("500");
    const known = { "if-none-match": head.headers.get("etag") ?? "" };
    expect((await get(path, { headers: known })).status).toBe(304);
    expect((await get(path, { headers: { "if-none-match": '"otra"' } })).status).toBe(200);
  });

  it("is read from S3 once and then cached", async () => {
    const name = await savePicture();
    const path = `/imagenes/${name}/320.webp`;
    await Promise.all(Array.from({ length: 20 }, () => get(path)));
    await get(path);
    expect(s3.requests.filter((it) => it === `GET tienda/${name}/320.webp`)).toHaveLength(1);
  });

  it.each([
    "/imagenes/no-existe/320.webp",
    "/imagenes/foto-1/321.webp",
    "/imagenes/foto-1/320.png",
    "/imagenes/foto-1",
    "/imagenes/..%2f..%2fotra/320.webp",
    "/imagenes/Foto-1/320.webp",
    "/imagenes/foto-1/a/320.webp",
  ])("is 404 as on the disk: %s", async (path) => {
    const [fromS3, fromDisk] = await Promise.all([get(path), fetch(`${disk.url}${path}`)]);
    expect(fromS3.status).toBe(404);
    expect(fromDisk.status).toBe(404);
    expect(await fromS3.json()).toEqual(await fromDisk.json());
  });

  it("asks S3 only for names of pictures", async () => {
    const before = s3.requests.length;
    await get("/imagenes/../jwt-secret");
    await get("/imagenes/foto-1/..%2f320.webp");
    expect(s3.requests.slice(before)).toEqual([]);
  });
});

describe("while S3 is unreachable", () => {
  it.each(["500", "403", "cut"] as const)(
    "answers 503 with a sentence and Retry-After (%s), and serves again afterwards",
    async (how) => {
      const path = `/imagenes/${await savePicture()}/320.webp`;
      const mend = s3.fail({ how });
      const away = await get(path);
      expect(away.status).toBe(503);
      expect(Number(away.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await away.json()).error).toMatch(/^Las imágenes no están disponibles/);
      mend();
      expect((await get(path)).status).toBe(200);
    },
  );

  it("serves cached pictures and the rest of the shop", async () => {
    const path = `/imagenes/${await savePicture()}/320.webp`;
    await get(path);
    const mend = s3.fail({ how: "cut" });
    expect((await get(path)).status).toBe(200);
    expect((await get("/api/salud")).status).toBe(200);
    mend();
  });

  it("times out on an S3 that never answers, or stops in the middle", async () => {
    const silent = await savePicture();
    const stalled = await savePicture();
    const mends = [
      s3.fail({ keyEnds: `${silent}/320.webp`, how: "hang" }),
      s3.fail({ keyEnds: `${stalled}/320.webp`, how: "stall" }),
    ];
    const paths = [silent, stalled].map((name) => `/imagenes/${name}/320.webp`);
    const answers = await Promise.all(paths.map((path) => get(path)));
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    for (const mend of mends) mend();
    for (const path of paths) expect((await get(path)).status).toBe(200);
  });
});

describe("saving", () => {
  it("writes the file that the pages name last, so that a partial picture is never linked", async () => {
    const mend = s3.fail({ method: "PUT", keyEnds: "320.avif", how: "500" });
    await expect(shop.images.save("a-medias", files)).rejects.toMatchObject({ status: 503 });
    mend();
    expect(keysOf("a-medias")).not.toContain("tienda/a-medias/1200.webp");
    expect((await get("/imagenes/a-medias/1200.webp")).status).toBe(404);
    await shop.images.save("a-medias", files);
    expect(keysOf("a-medias")).toHaveLength(files.length);
  });

  it("lists the files of a failed save with their time, so that the sweep finds them", async () => {
    const before = Date.now();
    const mend = s3.fail({ method: "PUT", keyEnds: "1200.webp", how: "cut" });
    await expect(shop.images.save("resto", files)).rejects.toMatchObject({ status: 503 });
    mend();
    for await (const { name, savedAt } of shop.images.list()) {
      if (name !== "resto") continue;
      expect(savedAt).toBeGreaterThanOrEqual(before);
      expect(savedAt).toBeLessThanOrEqual(Date.now());
    }
    expect(await namesInStore()).toContain("resto");
    await shop.images.remove("resto");
    expect(await namesInStore()).not.toContain("resto");
  });

  it("adopts a picture once, and does not overwrite a known one", async () => {
    const name = "pudu-del-bosque-b";
    await shop.images.adopt(name, pictureFolder(name));
    for (const file of readdirSync(pictureFolder(name))) {
      const kept = s3.objects.get(`tienda/${name}/${file}`)?.bytes;
      expect(kept?.equals(readFileSync(new URL(file, pictureFolder(name))))).toBe(true);
    }
    const before = s3.requests.length;
    await shop.images.adopt(name, pictureFolder(name));
    expect(s3.requests.slice(before)).toEqual([`HEAD tienda/${name}/1200.webp`]);
  });
});

describe("a picture that the owner uploads", () => {
  it("is stored in S3 and shown; while S3 is unreachable the producto is not created", async () => {
    await ensureCategorias(shop.database.db, shop.clock.now());
    const { token } = await buildAdmin(shop);
    const files = [{ name: "foto.png", bytes: await png() }];
    const made = await sendProducto(shop, { token, fields: { sku: "S3-1" }, files });
    expect(made.status).toBe(201);
    const [path = ""] = made.body.producto.imagenes;
    expect((await get(path)).headers.get("content-type")).toBe("image/webp");
    const mend = s3.fail({ method: "PUT", how: "500" });
    const refused = await sendProducto(shop, { token, fields: { sku: "S3-2" }, files });
    mend();
    expect(refused.status).toBe(503);
    const list = await shop.client()("listProductos", { query: { q: "s3" } });
    expect(list.ok && list.data.map(({ sku }) => sku)).toEqual(["S3-1"]);
  });
});

describe("the store's list", () => {
  it("names each picture once over all pages, and no foreign object", async () => {
    const name = await savePicture();
    for (const key of ["otra-tienda/x/320.webp", "tienda/notas.txt", "tienda/x/y/320.webp"]) {
      s3.objects.set(key, { bytes: Buffer.alloc(1), type: "", savedAt: 0 });
    }
    const names = await namesInStore();
    expect(names).toContain(name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((it) => ["x", "notas"].includes(it))).toEqual([]);
  });

  it("drops all files of a removed picture, and removing it again is no error", async () => {
    const name = await savePicture();
    const neighbour = await savePicture();
    await shop.images.remove(name);
    await shop.images.remove(name);
    expect(keysOf(name)).toEqual([]);
    expect(keysOf(neighbour)).toHaveLength(files.length);
    expect(await shop.images.read(name, "320.webp")).toBeNull();
  });
});
