import { createHash } from "node:crypto";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ImageStore } from "../../providers/image-store.ts";
import { createImageCache } from "../cache/image-cache.ts";

const pathPattern = /^\/([a-z0-9-]{1,100})\/(\d{2,4}\.(?:avif|webp))$/;
const maxCacheBytes = 64_000_000;

/** Serves the pictures that the image store keeps: their names are random, so they never change. */
export async function serveImages(app: FastifyInstance, images: ImageStore): Promise<void> {
  if (images.folder === null) return serveFromStore(app, images);
  await app.register(fastifyStatic, {
    root: images.folder,
    prefix: "/imagenes/",
    immutable: true,
    maxAge: "365d",
    index: false,
    dotfiles: "ignore",
    decorateReply: false,
    allowedPath: (path) => pathPattern.test(path),
  });
}

/** The same addresses and headers, read through the shop: pages stay the same wherever the pictures are. */
function serveFromStore(app: FastifyInstance, images: ImageStore): void {
  const cache = createImageCache({
    maxBytes: maxCacheBytes,
    read: async (path) => {
      const [, name = "", file = ""] = pathPattern.exec(path) ?? [];
      const bytes = await images.read(name, file);
      return (
        bytes && { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url")}"` }
      );
    },
  });

  async function answer(
    request: FastifyRequest<{ Params: { "*": string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const path = `/${request.params["*"]}`;
    const image = pathPattern.test(path) ? await cache.get(path) : null;
    if (image === null) {
      reply.callNotFound();
      return reply;
    }
    reply.headers({
      "cache-control": "public, max-age=31536000, immutable",
      etag: image.etag,
    });
    if (isKnown(request.headers["if-none-match"], image.etag)) return reply.code(304).send();
    return reply.type(path.endsWith(".avif") ? "image/avif" : "image/webp").send(image.bytes);
  }

  app.get("/imagenes/*", answer);
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
  return tags.includes(etag) || tags.includes("*");
}
