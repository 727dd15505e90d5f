import type { FastifyInstance } from "fastify";
import { imagenPath } from "#contract/values/imagenes.ts";
import { type Clock, minutes } from "../../clock.ts";
import { AppError } from "../../errors.ts";
import type { ImageStore } from "../../providers/image-store.ts";
import type { Pictures } from "../../providers/pictures.ts";
import { etagOf } from "../cache/conditional.ts";
import { createImageCache } from "../cache/image-cache.ts";
import { sendPicture } from "./send-picture.ts";

type PreviewOptions = { images: ImageStore; pictures: Pictures; clock: Clock };

/** About 600 previews. */
const maxCacheBytes = 24_000_000;
/** 3 s of rendering per minute, for all clients. */
const maxRendersPerWindow = 30;
const windowMs = minutes(1);
const namePattern = /^[a-z0-9-]{1,100}$/;
const shopPreview = "/og.jpg";

/**
 * Redirects to the shop's own when the picture is missing, the store unavailable or the render
 * budget used up.
 */
export function servePreviews(http: FastifyInstance, options: PreviewOptions): void {
  const { images, pictures, clock } = options;
  const mayRender = createBudget(clock);
  const cache = createImageCache({
    maxBytes: maxCacheBytes,
    read: async (name) => {
      const source = await images.read(name, imagenPath(name).split("/").at(-1) ?? "");
      if (source === null || !mayRender()) return null;
      const bytes = await pictures.renderPreview(source);
      return { bytes, etag: etagOf(bytes) };
    },
  });

  http.get<{ Params: { name: string } }>("/imagenes/:name/previa.jpg", async (request, reply) => {
    const { name } = request.params;
    const preview = namePattern.test(name) ? await cache.get(name).catch(nullWhenBusy) : null;
    if (preview) {
      reply.header("cross-origin-resource-policy", "cross-origin");
      return sendPicture(request, reply, { ...preview, type: "image/jpeg" });
    }
    return reply
      .code(302)
      .header("cache-control", "no-store")
      .header("location", shopPreview)
      .send();
  });
}

/** Queue full or store unavailable. */
function nullWhenBusy(error: unknown): null {
  if (error instanceof AppError && error.status === 503) return null;
  throw error;
}

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
