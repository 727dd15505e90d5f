import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { shopTest } from "#rig/test.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { days } from "#server/time/clock.ts";

// The public address has a character that XML escapes.

const shopUrl = "https://estrato.test";
const test = shopTest({ env: { SHOP_URL: shopUrl, SHOP_NAME: 'Capas "A" & B' } });
let token: string;

test.beforeAll(async ({ shop }) => {
  await ensureCategorias(shop.database.db, shop.clock.now());
  token = (await buildAdmin(shop)).token;
});

const get = (shop: TestShop, path: string, init: RequestInit = {}) =>
  fetch(`${shop.url}${path}`, init);
const read = async (shop: TestShop, path: string) => (await get(shop, path)).text();
const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

async function entryOf(shop: TestShop, id: number): Promise<string | null> {
  await shop.app.refreshCatalogoVersion();
  const xml = await read(shop, "/sitemap-productos-1.xml");
  const entries = xml.split("<url>").map((entry) => `<url>${entry}`);
  return entries.find((entry) => entry.includes(`${shopUrl}/producto/${id}-`)) ?? null;
}

describe("the sitemap", () => {
  test("names its parts by absolute addresses, all of which exist", async ({ shop }) => {
    await buildProducto(shop);
    await shop.app.refreshCatalogoVersion();
    const response = await get(shop, "/sitemap.xml");
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    const parts = locsOf(await response.text());
    expect(parts).toEqual([`${shopUrl}/sitemap-paginas.xml`, `${shopUrl}/sitemap-productos-1.xml`]);
    for (const part of parts) {
      const answer = await get(shop, new URL(part ?? "").pathname);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
    }
  });

  test("lists the public pages and the active categorias, nothing personal", async ({ shop }) => {
    const paths = locsOf(await read(shop, "/sitemap-paginas.xml")).map(
      (loc) => new URL(loc ?? "").pathname,
    );
    expect(paths).toEqual(
      expect.arrayContaining(["/", "/tienda", "/nosotros", "/contacto", "/categoria/figuras"]),
    );
    expect(paths.filter((path) => /admin|cuenta|carrito|pago|login/.test(path))).toEqual([]);
  });

  test("lists a producto with its cover, until it is deactivated", async ({ shop }) => {
    const id = await buildProducto(shop, { imagenes: ["zorro-a", "zorro-b"] });
    expect(await entryOf(shop, id)).toContain(
      `<image:image><image:loc>${shopUrl}/imagenes/zorro-a/1200.webp</image:loc></image:image>`,
    );
    const answer = await shop.client(token)("patchProducto", {
      query: { id: String(id) },
      body: { activo: false },
    });
    expect(answer.ok).toBe(true);
    expect(await entryOf(shop, id)).toBeNull();
  });

  test("dates a producto's page by its creation, edits and opiniones", async ({ shop }) => {
    const lastmod = () => `<lastmod>${new Date(shop.clock.now()).toISOString()}</lastmod>`;
    const id = await buildProducto(shop);
    expect(await entryOf(shop, id)).toContain(lastmod());

    shop.clock.advance(days(1));
    token = (await buildAdmin(shop)).token;
    const client = shop.client(token);
    for (const activo of [false, true]) {
      await client("patchProducto", { query: { id: String(id) }, body: { activo } });
    }
    expect(await entryOf(shop, id)).toContain(lastmod());

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
      .set((eb) => ({ version: eb("version", "+", 1), estructura: eb("version", "+", 1) }))
      .execute();
    expect(await entryOf(shop, id)).toContain(lastmod());
  });

  test("has no empty part, and no part of another name", async ({ shop }) => {
    for (const part of ["2", "0", "99999", "100000", "1x", "-1"]) {
      expect([part, (await get(shop, `/sitemap-productos-${part}.xml`)).status]).toEqual([
        part,
        404,
      ]);
    }
  });

  test("is cached: no query for the same bytes, 304 to a matching ETag, no body to HEAD", async ({
    shop,
  }) => {
    const first = await get(shop, "/sitemap-productos-1.xml");
    const etag = first.headers.get("etag") ?? "";
    const again = await get(shop, "/sitemap-productos-1.xml", {
      headers: { "if-none-match": etag },
    });
    expect(again.status).toBe(304);
    const head = await get(shop, "/sitemap-productos-1.xml", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const rendersIn = async () =>
      /estrato_page_cache_hits (\d+)/.exec(await read(shop, "/metrics"))?.[1];
    const before = Number(await rendersIn());
    await read(shop, "/sitemap-productos-1.xml?otra=1");
    expect(Number(await rendersIn())).toBe(before + 1);
  });
});

describe("/robots.txt", () => {
  test("names the sitemap and does not disallow pages that say noindex themselves", async ({
    shop,
  }) => {
    const response = await get(shop, "/robots.txt");
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
  test("carries the shop's own name", async ({ shop }) => {
    const response = await get(shop, "/manifest.webmanifest");
    expect(response.headers.get("content-type")).toContain("application/manifest+json");
    expect(await response.json()).toMatchObject({ short_name: 'Capas "A" & B', start_url: "/" });
  });
});
