import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { imagenPath } from "#contract/values/imagenes.ts";
import { type Clock, minutes } from "../../clock.ts";
import { AppError } from "../../errors.ts";
import type { ImageStore } from "../../providers/image-store.ts";
import type { Pictures } from "../../providers/pictures.ts";
import { type CachedImage, createImageCache } from "../cache/image-cache.ts";

type PreviewOptions = { images: ImageStore; pictures: Pictures; clock: Clock };

/** About 600 previews: what is shared and crawled in one season. */
const maxCacheBytes = 24_000_000;
/** A preview costs a tenth of a second: at most three seconds a minute, whoever asks for them. */
const maxRendersPerWindow = 30;
const windowMs = minutes(1);
const namePattern = /^[a-z0-9-]{1,100}$/;
/** The shop's own preview, for what has none. */
const shopPreview = "/og.jpg";

/**
 * `/imagenes/{name}/previa.jpg`: the JPEG that other sites show of a page with this picture. Made when
 * first asked for and kept in memory. What cannot be had now leads to the shop's own preview.
 */
export function servePreviews(app: FastifyInstance, options: PreviewOptions): void {
  const { images, pictures, clock } = options;
  const mayRender = createBudget(clock);
  const cache = createImageCache({
    maxBytes: maxCacheBytes,
    read: async (name) => {
      const source = await images.read(name, imagenPath(name).split("/").at(-1) ?? "");
      if (source === null || !mayRender()) return null;
      const bytes = await pictures.renderPreview(source);
      return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url")}"` };
    },
  });

  app.get<{ Params: { name: string } }>("/imagenes/:name/previa.jpg", async (request, reply) => {
    const { name } = request.params;
    const preview = namePattern.test(name) ? await cache.get(name).catch(nullWhenBusy) : null;
    if (preview) return send(request, reply, preview);
    return reply
      .code(302)
      .header("cache-control", "no-store")
      .header("location", shopPreview)
      .send();
  });
}

function send(request: FastifyRequest, reply: FastifyReply, { bytes, etag }: CachedImage) {
  reply.headers({
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",
    etag,
  });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.type("image/jpeg").send(bytes);
}

/** The waiting line is full, or the store is away: both pass, and a link needs some picture now. */
function nullWhenBusy(error: unknown): null {
  if (error instanceof AppError && error.status === 503) return null;
  throw error;
}

/** True so many times in each window; keeps no record of who asked. */
function createBudget(clock: Clock): () => boolean {
  let window = -1;
  let used = 0;
  return () => {
    const current = Math.floor(clock.now() / windowMs);
    if (current !== window) {
      window = current;
      used = 0;
    }
    used++;
    return used <= maxRendersPerWindow;
  };
}
