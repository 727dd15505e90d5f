import { describe, expect } from "vitest";
import { crawl } from "#tests/support/calls/crawl.ts";
import {
  type CrawledShop,
  origin,
  crawledTest as test,
} from "#tests/support/calls/crawled-shop.ts";
import { pathsOfPages } from "#tests/support/calls/page-paths.ts";

const load = (shop: CrawledShop, path: string) => crawl(shop.url + path);
const found = [
  ...pathsOfPages(({ robots }) => robots === "findable"),
  "/tienda?pagina=2",
  "/categoria/figuras?pagina=2",
];
const canonicalOf = (path: string) => (path.startsWith("/producto/") ? `${path}-figura-1` : path);
const hidden = [
  ...pathsOfPages(({ robots }) => robots !== "findable"),
  "/categoria/gamer",
  "/tienda?q=figura",
  "/categoria/figuras?q=figura",
];

describe("the head of a page", () => {
  test.for(found)("%s has its own title, description and address", async (path, { shop }) => {
    const page = await load(shop, path);
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/^<!DOCTYPE html><html lang="es-CL"/i);
    expect(page.title.length).toBeGreaterThan(9);
    expect(page.title.length).toBeLessThanOrEqual(60);
    const description = page.meta.get("description") ?? "";
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(page.canonical).toBe(origin + canonicalOf(path));
    expect(page.meta.get("robots")).toBeUndefined();
    expect(page.meta.get("og:url")).toBe(origin + canonicalOf(path));
    expect(page.meta.get("og:description")).toBe(description);
  });

  test.for(hidden)("%s is noindex, and has a title all the same", async (path, { shop }) => {
    const page = await load(shop, path);
    expect(page.status).toBe(200);
    expect(page.title).toMatch(/^.{4,} · Estrato$/);
    expect(page.meta.get("robots")).toBe("noindex");
    expect(page.canonical).toBeNull();
  });

  test("never has another page's title", async ({ shop }) => {
    const paths = [...found, ...hidden.filter((path) => path !== "/categoria/figuras?q=figura")];
    const titles = await Promise.all(paths.map(async (path) => (await load(shop, path)).title));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test.for([...found, "/carrito"])("%s has a preview for messengers", async (path, { shop }) => {
    const { meta } = await load(shop, path);
    expect(Object.fromEntries(meta)).toMatchObject({
      "og:site_name": "Estrato",
      "og:locale": "es_CL",
      "og:type": path.startsWith("/producto/") ? "product" : "website",
      "og:image": `${origin}/og.jpg`,
      "og:image:type": "image/jpeg",
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
    expect(meta.get("og:title")).not.toBe("");
    expect(meta.get("og:image:alt")).not.toBe("");
  });

  test.for([
    ["/tienda?orden=precio_asc", "/tienda"],
    ["/tienda?orden=precio_asc&pagina=2", "/tienda"],
    ["/tienda?categoria=figuras", "/categoria/figuras"],
    ["/tienda?categoria=figuras&pagina=2", "/categoria/figuras?pagina=2"],
    ["/tienda?utm_source=x", "/tienda"],
    ["/tienda/", "/tienda"],
  ] as const)("%s has the canonical address %s", async ([path, canonical], { shop }) => {
    const page = await load(shop, path);
    expect([page.status, page.canonical]).toEqual([200, origin + canonical]);
    expect(page.meta.get("robots")).toBeUndefined();
  });
});

describe("a missing page", () => {
  test.for(["/nada", "/producto/99999999", "/producto/abc", "/categoria/nada", "/nada/de/nada"])(
    "%s is a 404 that offers the search, the categorias and a way back",
    async (path, { shop }) => {
      const page = await load(shop, path);
      expect(page.status).toBe(404);
      expect(page.meta.get("robots")).toBe("noindex");
      expect(page.canonical).toBeNull();
      expect(page.html).toMatch(/<form[^>]* action="\/tienda"/);
      expect(page.html).toMatch(/<main[\s\S]*href="\/categoria\/figuras"[\s\S]*<\/main>/);
    },
  );

  test("a deactivated producto is a missing page", async ({ shop }) => {
    expect((await load(shop, `/producto/${shop.inactive}`)).status).toBe(404);
  });
});

describe("cached pages", () => {
  test("are rendered once, however often crawlers visit", async ({ shop }) => {
    const paths = ["/", "/tienda", "/categoria/figuras", `/producto/${shop.zorro}`, "/nada"];
    for (const path of paths) await load(shop, path);
    const hits = async () => {
      const metrics = await (await fetch(`${shop.url}/metrics`)).text();
      return Number(/estrato_page_cache_hits (\d+)/.exec(metrics)?.[1]);
    };
    const before = await hits();
    for (const path of paths) await load(shop, `${path}?fbclid=abc`);
    expect((await hits()) - before).toBe(paths.length);
  });
});
