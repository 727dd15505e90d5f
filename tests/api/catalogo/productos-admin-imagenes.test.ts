import sharp from "sharp";
import { describe, expect } from "vitest";
import { imagenVariant, imagenWidths } from "#contract/values/producto/imagenes.ts";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import {
  animatedGif,
  hugePng,
  meanColour,
  phoneJpeg,
  png,
  sendProducto,
  webp,
} from "#tests/support/calls/producto-calls.ts";

let token: string;
test.beforeAll(async ({ shop }) => {
  await ensureCategorias(shop.database.db, shop.clock.now());
  token = (await buildAdmin(shop)).token;
});
const send = (shop: TestShop, sent: Parameters<typeof sendProducto>[1]) =>
  sendProducto(shop, { token, ...sent });
const files = async (...colours: ("red" | "green" | "blue")[]) =>
  Promise.all(colours.map(async (colour) => ({ name: `${colour}.png`, bytes: await png(colour) })));

async function load(shop: TestShop, path: string) {
  const response = await fetch(`${shop.url}${path}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
const coloursOf = (shop: TestShop, paths: string[]) =>
  Promise.all(paths.map(async (path) => meanColour((await load(shop, path)).bytes)));
async function createWith(shop: TestShop, ...colours: ("red" | "green" | "blue")[]) {
  const { status, body } = await send(shop, { files: await files(...colours) });
  expect(status).toBe(201);
  return body.producto;
}

describe("pictures sent with a producto", () => {
  test("are served in order, in every width and format, immutable and with nosniff", async ({
    shop,
  }) => {
    const large = { name: "grande.png", bytes: await png("red", 1600, 1200) };
    const { body } = await send(shop, { files: [large, ...(await files("blue"))] });
    expect(await coloursOf(shop, body.producto.imagenes)).toEqual(["red", "blue"]);
    const [cover = ""] = body.producto.imagenes;
    expect(cover).toMatch(/^\/imagenes\/[a-z0-9-]{16,100}\/1200\.webp$/);
    for (const width of imagenWidths) {
      for (const format of ["avif", "webp"] as const) {
        const { response, bytes } = await load(shop, imagenVariant(cover, width, format));
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toBe(`image/${format}`);
        expect(response.headers.get("x-content-type-options")).toBe("nosniff");
        expect(response.headers.get("cache-control")).toContain("immutable");
        expect((await sharp(bytes).metadata()).width).toBe(width);
      }
    }
  });

  test("have a placeholder of a few pixels", async ({ shop }) => {
    const { marcador } = await createWith(shop, "green");
    expect(marcador).toMatch(/^data:image\/webp;base64,/);
    expect(marcador.length).toBeLessThan(400);
    const bytes = Buffer.from(marcador.split(",")[1] ?? "", "base64");
    expect(await meanColour(bytes)).toBe("green");
  });

  test("are rotated upright and lose their metadata", async ({ shop }) => {
    const photo = await phoneJpeg();
    expect(photo.includes("secreto-de-la-foto")).toBe(true);
    const { body } = await send(shop, { files: [{ name: "foto.jpg", bytes: photo }] });
    const { bytes } = await load(shop, body.producto.imagenes[0] ?? "");
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 40, height: 80 });
    const top = await sharp(bytes).extract({ left: 0, top: 0, width: 40, height: 30 }).toBuffer();
    expect(await meanColour(top)).toBe("red");
  });

  test("that are animated keep their first frame", async ({ shop }) => {
    const { body } = await send(shop, {
      files: [{ name: "baile.gif", bytes: await animatedGif() }],
    });
    const [path = ""] = body.producto.imagenes;
    const { bytes } = await load(shop, path);
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    expect(await meanColour(bytes)).toBe("green");
  });

  test("are never enlarged", async ({ shop }) => {
    const { imagenes } = await createWith(shop, "red");
    const { bytes } = await load(shop, imagenes[0] ?? "");
    expect((await sharp(bytes).metadata()).width).toBe(64);
  });
});

describe("a refused file is named, and nothing is stored", () => {
  const cases: [string, () => Promise<Buffer>, string][] = [
    ["texto.png", async () => Buffer.from("<script>alert(1)</script>"), "PNG, JPG o GIF"],
    ["foto.webp", webp, "PNG, JPG o GIF"],
    [
      "dibujo.svg",
      async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      "PNG, JPG o GIF",
    ],
    ["vacia.png", async () => Buffer.alloc(0), "PNG, JPG o GIF"],
    ["bomba.png", async () => hugePng(), "24 megapíxeles"],
    ["fila.png", async () => hugePng(24_000_000, 1), "10.000 píxeles"],
    ["columna.png", async () => hugePng(1, 10_001), "10.000 píxeles"],
    ["cortada.jpg", async () => (await phoneJpeg()).subarray(0, 700), "dañada"],
    ["solo-firma.gif", async () => Buffer.from("GIF89a"), "dañada"],
  ];
  test.for(cases)("%s", async ([name, make, reason], { shop }) => {
    const sku = `NO-${name}`;
    const { status, body } = await send(shop, {
      fields: { sku },
      files: [{ name, bytes: await make() }],
    });
    expect(status).toBe(422);
    expect(body.campos?.imagenes).toContain(`«${name}»`);
    expect(body.error).toContain(reason);
    const rows = await shop.database.db
      .selectFrom("productos")
      .select("id")
      .where("sku", "=", sku)
      .execute();
    expect(rows).toEqual([]);
  });

  test("too large", async ({ shop }) => {
    const bytes = Buffer.concat([await png(), Buffer.alloc(6_000_000)]);
    const { status, body } = await send(shop, { files: [{ name: "pesada.png", bytes }] });
    expect(status).toBe(413);
    expect(body.campos?.imagenes).toContain("«pesada.png»");
  });

  test("too many at once", async ({ shop }) => {
    const [file] = await files("red");
    const { status } = await send(shop, {
      files: Array.from({ length: 9 }, () => file ?? never()),
    });
    expect(status).toBe(422);
  });
});

describe("an edit of the pictures", () => {
  test("keeps all of them when it names none, and puts new ones last", async ({ shop }) => {
    const { id, imagenes, sku } = await createWith(shop, "red", "green");
    const { body } = await send(shop, { id, fields: { sku }, files: await files("blue") });
    expect(body.producto.imagenes.slice(0, 2)).toEqual(imagenes);
    expect(await coloursOf(shop, body.producto.imagenes)).toEqual(["red", "green", "blue"]);
  });

  test("keeps those named in their order, and serves the removed one for a day", async ({
    shop,
  }) => {
    const { id, imagenes, sku } = await createWith(shop, "red", "green", "blue");
    const [red = "", green = "", blue = ""] = imagenes;
    const existing_images = JSON.stringify([blue, red]);
    const { body } = await send(shop, { id, fields: { sku, existing_images } });
    expect(body.producto.imagenes).toEqual([blue, red]);
    expect((await load(shop, green)).response.status).toBe(200);
  });

  test("mixes old and new ones in the given order", async ({ shop }) => {
    const { id, imagenes, sku } = await createWith(shop, "red", "green");
    const [red = "", green = ""] = imagenes;
    const { body } = await send(shop, {
      id,
      fields: {
        sku,
        existing_images: JSON.stringify([red, green]),
        orden_imagenes: JSON.stringify(["nueva:0", green, red]),
      },
      files: await files("blue"),
    });
    expect(await coloursOf(shop, body.producto.imagenes)).toEqual(["blue", "green", "red"]);
    expect(body.producto.imagenes.slice(1)).toEqual([green, red]);
  });

  test("can remove all of them", async ({ shop }) => {
    const { id, sku } = await createWith(shop, "red");
    const { body } = await send(shop, { id, fields: { sku, existing_images: "[]" } });
    expect(body.producto).toMatchObject({ imagenes: [], marcador: "" });
  });

  test("refuses pictures of another producto, duplicates and a foreign order, and changes nothing", async ({
    shop,
  }) => {
    const [mine, other] = [await createWith(shop, "red", "green"), await createWith(shop, "blue")];
    const [red = "", green = ""] = mine.imagenes;
    const bad = [
      { existing_images: [red, other.imagenes[0]] },
      { existing_images: [red, red] },
      { existing_images: ["/imagenes/../../etc/passwd"] },
      { existing_images: [red], orden_imagenes: [red, green] },
      { orden_imagenes: [red] },
      { orden_imagenes: [red, green, "nueva:0"] },
      { orden_imagenes: [red, red] },
    ];
    for (const lists of bad) {
      const fields = Object.fromEntries(
        Object.entries(lists).map(([name, list]) => [name, JSON.stringify(list)]),
      );
      const { status, body } = await send(shop, {
        id: mine.id,
        fields: { sku: mine.sku, ...fields },
      });
      expect([status, body.campos?.imagenes]).toEqual([422, expect.any(String)]);
    }
    const { body } = await send(shop, { id: other.id, fields: { sku: other.sku } });
    expect(body.producto.imagenes).toEqual(other.imagenes);
    const still = await shop.client()("getProducto", { query: { id: mine.id } });
    expect(still).toMatchObject({ data: { imagenes: mine.imagenes, version: mine.version } });
  });

  test("refuses a thirteenth picture", async ({ shop }) => {
    const { id, sku } = await createWith(shop, ...Array.from({ length: 8 }, () => "red" as const));
    const more = await files("blue", "blue", "blue", "blue", "blue");
    const { status, body } = await send(shop, { id, fields: { sku }, files: more });
    expect([status, body.error]).toEqual([422, "Un producto admite hasta 12 imágenes."]);
  });
});

describe("a caller who is not an administrator", () => {
  test.for(["guest", "customer"])(
    "is refused before the body is read: %s",
    async (who, { shop }) => {
      const { token: other } = await buildCliente(shop);
      const { status } = await fetch(`${shop.url}/api/endpoints/productos.php`, {
        method: "POST",
        headers: {
          // Reading beyond the header of the form would answer 400.
          "content-type": "multipart/form-data; boundary=x",
          ...(who === "guest" ? {} : { authorization: `Bearer ${other}` }),
        },
        body: "broken",
      });
      expect(status).toBe(who === "guest" ? 401 : 403);
    },
  );
});

function never(): never {
  throw new Error("no file was made");
}
