import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pages } from "#contract/pages.ts";
import { productoPath } from "#contract/values/producto/producto-path.ts";
import type { AppContext } from "../context.ts";
import type { Cacheable } from "../http/cache/compress.ts";
import type { ResponseCache } from "../http/cache/response-cache.ts";
import { sendCached } from "../http/cache/send-cached.ts";
import { signalOfClient } from "../http/guard/abort-on-close.ts";
import { refusal } from "../http/guard/load-shedding.ts";
import type { RenderGuard } from "../http/guard/render-guard.ts";
import { renderRule } from "../limits/limits-table.ts";
import {
  listSitemapParts,
  listSitemapProductos,
  selectActiveCategorias,
} from "../modules/catalogo/index.ts";
import { writeSitemap, writeSitemapIndex } from "./sitemap-xml.ts";

const fixedPaths = pages
  .filter(({ pattern, robots }) => robots === "findable" && !pattern.includes(":"))
  .map(({ pattern }) => pattern);

type SitemapOptions = {
  ctx: AppContext;
  cache: ResponseCache;
  isOverloaded: () => boolean;
  guard: RenderGuard;
};

/** `/sitemap.xml` and its parts (docs/reglas.md 34). */
export function serveSitemap(http: FastifyInstance, options: SitemapOptions): void {
  const { ctx, cache, isOverloaded, guard } = options;
  const { shopUrl } = ctx.config;

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { part, write }: { part: string; write: () => Promise<string | null> },
  ): Promise<FastifyReply> {
    const key = `sitemap ${part}`;
    if (isOverloaded() && !cache.has(key)) throw refusal();
    const asking = { address: request.clientAddress, name: key, gone: signalOfClient(reply.raw) };
    if (!cache.isFree(key)) guard.take(asking.address, renderRule.cost.listed);
    const response = await cache.get(key, async () => toXml(await write()), {
      run: (render) => guard.run(asking, render),
      join: () => guard.join(asking),
    });
    return sendCached(request, reply, response);
  }

  http.get("/sitemap.xml", (request, reply) =>
    answer(request, reply, {
      part: "index",
      write: async () => {
        const parts = await listSitemapParts(ctx.db);
        const files = ["paginas", ...parts.map((part) => `productos-${part + 1}`)];
        return writeSitemapIndex(files.map((file) => `${shopUrl}/sitemap-${file}.xml`));
      },
    }),
  );

  http.get("/sitemap-paginas.xml", (request, reply) =>
    answer(request, reply, {
      part: "paginas",
      write: async () => {
        const categorias = await selectActiveCategorias(ctx.db, { onlyFilled: true });
        const paths = [...fixedPaths, ...categorias.map(({ slug }) => `/categoria/${slug}`)];
        return writeSitemap(
          paths.map((path) => ({ url: shopUrl + path, modifiedAt: null, image: null })),
        );
      },
    }),
  );

  http.get<{ Params: { part: string } }>(
    "/sitemap-productos-:part(^[1-9]\\d{0,4}$).xml",
    (request, reply) =>
      answer(request, reply, {
        part: request.params.part,
        write: async () => {
          const productos = await listSitemapProductos(ctx.db, Number(request.params.part) - 1);
          if (productos.length === 0) return null;
          return writeSitemap(
            productos.map(({ modifiedAt, imagen, ...producto }) => ({
              url: shopUrl + productoPath(producto),
              modifiedAt,
              image: imagen === null ? null : shopUrl + imagen,
            })),
          );
        },
      }),
  );
}

/** Null: the part has no productos. */
function toXml(xml: string | null): Cacheable {
  const headers = { "content-type": "application/xml; charset=utf-8", "cache-control": "no-cache" };
  return xml === null ? { status: 404, body: "", headers } : { body: xml, headers };
}
