import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildAdmin } from "#rig/builders/admin.ts";
import { buildProducto } from "#rig/builders/builders.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { days } from "#server/clock.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";

// Real: HTTP, database, cache. The public address holds a sign that XML must not carry as it is.

const shopUrl = "https://estrato.test";
let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await openTestShop({ env: { SHOP_URL: shopUrl, SHOP_NAME: 'Capas "A" & B' } });
  await ensureCategorias(shop.database.db, shop.clock.now());
  token = (await buildAdmin(shop)).token;
});
afterAll(() => shop.close());

const get = (path: string, init: RequestInit = {}) => fetch(`${shop.url}${path}`, init);
const read = async (path: string) => (await get(path)).text();
const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

/** The producto's entry in the first part, null when it is not there. */
async function entryOf(id: number): Promise<string | null> {
  await shop.app.refreshPages();
  const xml = await read("/sitemap-productos-1.xml");
  const entries = xml.split("<url>").map((entry) => `<url>${entry}`);
  return entries.find((entry) => entry.includes(`${shopUrl}/producto/${id}<`)) ?? null;
}

describe("the sitemap", () => {
  it("names its parts by whole addresses, each of which is there", async () => {
    await buildProducto(shop);
    await shop.app.refreshPages();
    const response = await get("/sitemap.xml");
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const parts = locsOf(await response.text());
    expect(parts).toEqual([`${shopUrl}/sitemap-paginas.xml`, `${shopUrl}/sitemap-productos-1.xml`]);
    for (const part of parts) {
      const answer = await get(new URL(part ?? "").pathname);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
    }
  });

  it("lists the public pages and the active categorias, nothing personal", async () => {
    const paths = locsOf(await read("/sitemap-paginas.xml")).map(
      (loc) => new URL(loc ?? "").pathname,
    );
    expect(paths).toEqual(
      expect.arrayContaining(["/", "/tienda", "/nosotros", "/contacto", "/categoria/figuras"]),
    );
    expect(paths.filter((path) => /admin|cuenta|carrito|pago|login/.test(path))).toEqual([]);
  });

  it("lists a producto with its cover, until it is taken out of the shop", async () => {
    const id = await buildProducto(shop, { imagenes: ["zorro-a", "zorro-b"] });
    expect(await entryOf(id)).toContain(
      `<image:image><image:loc>${shopUrl}/imagenes/zorro-a/1200.webp</image:loc></image:image>`,
    );
    const answer = await shop.client(token)("patchProducto", {
      query: { id: String(id) },
      body: { activo: false },
    });
    expect(answer.ok).toBe(true);
    expect(await entryOf(id)).toBeNull();
  });

  it("says when a producto's page last changed: made, edited, spoken of", async () => {
    const lastmod = () => `<lastmod>${new Date(shop.clock.now()).toISOString()}</lastmod>`;
    const id = await buildProducto(shop);
    expect(await entryOf(id)).toContain(lastmod());

    shop.clock.advance(days(1));
    token = (await buildAdmin(shop)).token;
    const client = shop.client(token);
    for (const activo of [false, true]) {
      await client("patchProducto", { query: { id: String(id) }, body: { activo } });
    }
    expect(await entryOf(id)).toContain(lastmod());

    shop.clock.advance(days(1));
    const opinion = {
      producto_id: id,
      usuario_id: null,
      nombre_usuario: "Ana",
      calificacion: 5,
      comentario: "Bonita.",
      creado_en: shop.clock.now(),
    };
    await shop.database.db.insertInto("opiniones").values(opinion).execute();
    await shop.database.db
      .updateTable("catalogo_version")
      .set((eb) => ({ version: eb("version", "+", 1) }))
      .execute();
    expect(await entryOf(id)).toContain(lastmod());
  });

  it("has no part without productos, and none of another name", async () => {
    for (const part of ["2", "0", "99999", "100000", "1x", "-1"]) {
      expect([part, (await get(`/sitemap-productos-${part}.xml`)).status]).toEqual([part, 404]);
    }
  });

  it("is kept: the same bytes again cost nothing, 304 to who has them, no body to HEAD", async () => {
    const first = await get("/sitemap-productos-1.xml");
    const etag = first.headers.get("etag") ?? "";
    const again = await get("/sitemap-productos-1.xml", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    const head = await get("/sitemap-productos-1.xml", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const rendersIn = async () => /estrato_page_cache_hits (\d+)/.exec(await read("/metrics"))?.[1];
    const before = Number(await rendersIn());
    await read("/sitemap-productos-1.xml?otra=1");
    expect(Number(await rendersIn())).toBe(before + 1);
  });
});

describe("/robots.txt", () => {
  it("names the sitemap and leaves pages that say noindex themselves open", async () => {
    const response = await get("/robots.txt");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await response.text();
    expect(text).toContain(`\nSitemap: ${shopUrl}/sitemap.xml\n`);
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? "");
    expect(closed).toEqual(expect.arrayContaining(["/api/", "/checkout", "/pago"]));
    const open = ["/", "/tienda?q=x", "/producto/1", "/imagenes/a/1200.webp", "/carrito", "/login"];
    for (const path of [...open, "/admin", "/cuenta", "/assets/a.js", "/og.jpg"]) {
      expect([path, closed.some((prefix) => path.startsWith(prefix))]).toEqual([path, false]);
    }
  });
});

describe("/manifest.webmanifest", () => {
  it("carries the shop's own name", async () => {
    const response = await get("/manifest.webmanifest");
    expect(response.headers.get("content-type")).toContain("application/manifest+json");
    expect(await response.json()).toMatchObject({ short_name: 'Capas "A" & B', start_url: "/" });
  });
});
