import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ImageStore } from "../../providers/image-store.ts";
import { etagOf } from "../cache/conditional.ts";
import { createImageCache } from "../cache/image-cache.ts";
import { sendPicture } from "./send-picture.ts";

const pathPattern = /^\/([a-z0-9-]{1,100})\/(\d{2,4}\.(?:avif|webp))$/;
const maxCacheBytes = 64_000_000;

/** Names are random, so files are immutable. */
export async function serveImages(http: FastifyInstance, images: ImageStore): Promise<void> {
  if (images.folder === null) return serveFromStore(http, images);
  await http.register(fastifyStatic, {
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

/** Same addresses and headers as from disk. */
function serveFromStore(http: FastifyInstance, images: ImageStore): void {
  const cache = createImageCache({
    maxBytes: maxCacheBytes,
    read: async (path) => {
      const [, name = "", file = ""] = pathPattern.exec(path) ?? [];
      const bytes = await images.read(name, file);
      return bytes && { bytes, etag: etagOf(bytes) };
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
    const type = path.endsWith(".avif") ? "image/avif" : "image/webp";
    return sendPicture(request, reply, { ...image, type });
  }

  http.get("/imagenes/*", answer);
}
