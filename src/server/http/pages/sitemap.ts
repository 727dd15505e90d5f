import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findablePages } from "#contract/pages.ts";
import type { AppContext } from "../../context.ts";
import {
  listSitemapParts,
  listSitemapProductos,
  selectActiveCategorias,
} from "../../modules/catalogo/index.ts";
import { refusal } from "../guard/load-shedding.ts";
import type { Cacheable, ResponseCache } from "./response-cache.ts";
import { sendCached } from "./send-cached.ts";
import { writeSitemap, writeSitemapIndex } from "./sitemap-xml.ts";

type SitemapOptions = { ctx: AppContext; cache: ResponseCache; isOverloaded: () => boolean };

/**
 * What search engines read first: `/sitemap.xml` names its parts (the shop's own pages, and the
 * productos by ranges of ids), `/robots.txt` names it. Kept like pages until the catalogue changes.
 */
export function serveSitemap(app: FastifyInstance, options: SitemapOptions): void {
  const { ctx, cache, isOverloaded } = options;
  const { shopUrl, tienda } = ctx.config;

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    write: () => Promise<string | null>,
  ): Promise<FastifyReply> {
    const key = `sitemap ${request.url.split("?")[0]}`;
    if (isOverloaded() && !cache.has(key)) throw refusal();
    const entry = await cache.get(key, async () => toXml(await write()));
    sendCached(request, reply, entry);
    return reply;
  }

  app.get("/sitemap.xml", (request, reply) =>
    answer(request, reply, async () => {
      const parts = await listSitemapParts(ctx.db);
      const files = ["paginas", ...parts.map((part) => `productos-${part + 1}`)];
      return writeSitemapIndex(files.map((file) => `${shopUrl}/sitemap-${file}.xml`));
    }),
  );

  app.get("/sitemap-paginas.xml", (request, reply) =>
    answer(request, reply, async () => {
      const categorias = await selectActiveCategorias(ctx.db);
      const paths = [...findablePages, ...categorias.map(({ slug }) => `/categoria/${slug}`)];
      return writeSitemap(
        paths.map((path) => ({ url: shopUrl + path, modifiedAt: null, image: null })),
      );
    }),
  );

  app.get<{ Params: { parte: string } }>(
    "/sitemap-productos-:parte(^[1-9]\\d{0,4}$).xml",
    (request, reply) =>
      answer(request, reply, async () => {
        const productos = await listSitemapProductos(ctx.db, Number(request.params.parte) - 1);
        if (productos.length === 0) return null;
        return writeSitemap(
          productos.map(({ id, modificado_en, imagen }) => ({
            url: `${shopUrl}/producto/${id}`,
            modifiedAt: modificado_en,
            image: imagen === null ? null : shopUrl + imagen,
          })),
        );
      }),
  );

  serveText(app, {
    path: "/robots.txt",
    type: "text/plain; charset=utf-8",
    body: writeRobots(shopUrl),
  });
  serveText(app, {
    path: "/manifest.webmanifest",
    type: "application/manifest+json; charset=utf-8",
    body: JSON.stringify(describeManifest(tienda)),
  });
}

/** A part without productos does not exist. */
function toXml(xml: string | null): Cacheable {
  const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": "no-cache" };
  return xml === null ? { status: 404, body: "", headers } : { body: xml, headers };
}

/**
 * Only what has nothing to read is closed. Carrito, sign-in and the owner's pages are linked from
 * everywhere and say `noindex` themselves: a closed page could not say it, and its bare address would
 * turn up in results.
 */
const closedPaths = [
  "/api/",
  "/checkout",
  "/confirmacion",
  "/pago",
  "/restablecer-contrasena/",
  "/verificar-email",
];

function writeRobots(shopUrl: string): string {
  const rules = closedPaths.map((path) => `Disallow: ${path}\n`).join("");
  return `User-agent: *\n${rules}\nSitemap: ${shopUrl}/sitemap.xml\n`;
}

/** Name, colours and icons for who puts the shop on their phone's first page; it stays a web page there. */
function describeManifest({ nombre, lema }: { nombre: string; lema: string }) {
  return {
    name: `${nombre} · ${lema}`,
    short_name: nombre,
    description: lema,
    lang: "es-CL",
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: "#f6f7f9",
    theme_color: "#f6f7f9",
    icons: [192, 512].map((size) => ({
      src: `/icono-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
}

function serveText(
  app: FastifyInstance,
  { path, type, body }: { path: string; type: string; body: string },
): void {
  app.get(path, async (_request, reply) =>
    reply.type(type).header("cache-control", "public, max-age=3600").send(body),
  );
}
