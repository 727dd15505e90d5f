import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../context.ts";
import { tooManyRequests } from "../../errors.ts";
import { storeReadRule } from "../../limits/limits-table.ts";
import { createNetworkBudgets } from "../../limits/network-budgets.ts";
import { etagOf } from "../cache/conditional.ts";
import { createImageCache } from "../cache/image-cache.ts";
import { sendPicture } from "./send-picture.ts";
import { serveFolder } from "./serve-folder.ts";

const pathPattern = /^([a-z0-9-]{1,100})\/(\d{2,4}\.(?:avif|webp))$/;
const maxCacheBytes = 64_000_000;

type ImageOptions = Pick<AppContext, "images" | "clock" | "config">;

/** Names are random, so files are immutable. */
export async function serveImages(http: FastifyInstance, options: ImageOptions): Promise<void> {
  const { images } = options;
  if (images.folder === null) return serveFromStore(http, options);
  await serveFolder(http, {
    root: images.folder,
    prefix: "/imagenes/",
    isServed: (path) => pathPattern.test(path),
  });
}

/** Same addresses and headers as from disk. 429 beyond the reads that a network may cause. */
function serveFromStore(http: FastifyInstance, { images, clock, config }: ImageOptions): void {
  const factor = config.rateLimitFactor;
  const reads = createNetworkBudgets({ rule: storeReadRule, clock, factor });
  const cache = createImageCache({
    maxBytes: maxCacheBytes,
    read: async (path) => {
      const [, name = "", file = ""] = pathPattern.exec(path) ?? [];
      const bytes = await images.read(name, file);
      return bytes && { bytes, etag: etagOf(bytes) };
    },
  });

  /** Each name that nobody has asked for is a call of the store, whether or not it exists. */
  function countRead(address: string): void {
    const waitMs = reads.take(address, 1);
    if (waitMs > 0) throw tooManyRequests(waitMs);
  }

  async function answer(
    request: FastifyRequest<{ Params: { "*": string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const path = request.params["*"];
    const isPicture = pathPattern.test(path);
    if (isPicture && !cache.has(path)) countRead(request.clientAddress);
    const image = isPicture ? await cache.get(path) : null;
    if (image === null) {
      reply.callNotFound();
      return reply;
    }
    const type = path.endsWith(".avif") ? "image/avif" : "image/webp";
    return sendPicture(request, reply, { ...image, type });
  }

  http.get("/imagenes/*", answer);
}
