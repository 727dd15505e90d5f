import { describe, expect } from "vitest";
import { type CrawledPage, crawl } from "#tests/support/calls/crawl.ts";
import {
  type CrawledShop,
  origin,
  crawledTest as test,
  wickedName,
} from "#tests/support/calls/crawled-shop.ts";

const load = (shop: CrawledShop, path: string) => crawl(shop.url + path);
const zorroPath = (shop: CrawledShop) =>
  `/producto/${shop.zorro}-zorro-script-script-alert-x-script-cia`;
const ofType = (page: CrawledPage, type: string) =>
  page.jsonLd.find((block) => block["@type"] === type) ?? {};

describe("structured data of a producto", () => {
  test("have every required field of a product result", async ({ shop }) => {
    const zorroData = ofType(await load(shop, `/producto/${shop.zorro}`), "Product");
    expect(zorroData).toMatchObject({
      "@context": "https://schema.org",
      name: wickedName,
      sku: "ZC-1",
      description: "Una figura de prueba.",
      image: ["zorro-a", "zorro-b"].map((name) => `${origin}/imagenes/${name}/1200.webp`),
      brand: { "@type": "Brand", name: "Estrato" },
      material: "PLA",
      weight: { "@type": "QuantitativeValue", value: 120, unitCode: "GRM" },
      offers: {
        "@type": "Offer",
        url: origin + zorroPath(shop),
        price: 24_990,
        priceCurrency: "CLP",
        availability: "https://schema.org/InStock",
        itemCondition: "https://schema.org/NewCondition",
        hasMerchantReturnPolicy: { applicableCountry: "CL", merchantReturnDays: 10 },
      },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2, bestRating: 5 },
    });
    expect(zorroData.review).toHaveLength(2);
    expect(zorroData.review).toContainEqual(
      expect.objectContaining({ author: { "@type": "Person", name: "Ana P." } }),
    );
  });

  test("omit what is unknown: no stars without opiniones, no picture without one", async ({
    shop,
  }) => {
    const page = await load(shop, `/producto/${shop.plain}`);
    const zorroData = ofType(page, "Product");
    expect(zorroData).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } });
    for (const field of ["aggregateRating", "review", "image"]) {
      expect(zorroData).not.toHaveProperty(field);
    }
    expect(page.meta.get("og:image")).toBe(`${origin}/og.jpg`);
    expect(page.meta.get("description")).toContain("Cóndor");
  });

  test("have the producto's own picture in shared links", async ({ shop }) => {
    const { meta } = await load(shop, `/producto/${shop.zorro}`);
    expect(meta.get("og:image")).toBe(`${origin}/imagenes/zorro-a/previa.jpg`);
    expect(meta.get("og:image:alt")).toBe(wickedName);
    expect(meta.get("product:price:amount")).toBe("24990");
  });

  test("stay text, whatever name and opiniones contain, under the strict policy", async ({
    shop,
  }) => {
    const { html, policy } = await load(shop, `/producto/${shop.zorro}`);
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<b>de verdad");
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toContain("unsafe-inline");
  });

  test("match the visible breadcrumb", async ({ shop }) => {
    const page = await load(shop, `/producto/${shop.zorro}`);
    expect(ofType(page, "BreadcrumbList").itemListElement).toEqual(
      [
        ["Inicio", "/"],
        ["Tienda", "/tienda"],
        ["Figuras", "/categoria/figuras"],
        [wickedName, zorroPath(shop)],
      ].map(([name, path], place) => ({
        "@type": "ListItem",
        position: place + 1,
        name,
        item: `${origin}${path}`,
      })),
    );
    const categoria = ofType(await load(shop, "/categoria/figuras"), "BreadcrumbList");
    expect(categoria.itemListElement).toHaveLength(3);
  });
});

describe("structured data of the shop", () => {
  test("name seller and search, on the home page only", async ({ shop }) => {
    const [graph] = (await load(shop, "/")).jsonLd;
    expect(graph?.["@graph"]).toMatchObject([
      {
        "@type": "OnlineStore",
        name: "Estrato",
        legalName: shop.config.tienda().identidad.razon_social,
        taxID: shop.config.tienda().identidad.rut,
        address: { "@type": "PostalAddress", addressCountry: "CL" },
        contactPoint: { "@type": "ContactPoint", email: shop.config.tienda().identidad.email },
        logo: `${origin}/icono-512.png`,
        sameAs: ["https://instagram.test/estrato"],
      },
      {
        "@type": "WebSite",
        potentialAction: {
          "@type": "SearchAction",
          target: { urlTemplate: `${origin}/tienda?q={search_term_string}` },
        },
      },
    ]);
    expect((await load(shop, "/nosotros")).jsonLd).toEqual([]);
  });

  test("name only pictures and icons that exist", async ({ shop }) => {
    const paths = ["/og.jpg", "/apple-touch-icon.png", "/icono-192.png", "/icono-512.png"];
    for (const path of [...paths, "/favicon.svg", "/manifest.webmanifest"]) {
      expect([path, (await fetch(shop.url + path)).status]).toEqual([path, 200]);
    }
  });
});
