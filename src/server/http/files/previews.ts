import type { FastifyInstance } from "fastify";
import { imagenPath } from "#contract/values/producto/imagenes.ts";
import type { AppContext } from "../../context.ts";
import { AppError } from "../../errors.ts";
import { allPreviewsRule, previewRule } from "../../limits/limits-table.ts";
import { createNetworkBudgets } from "../../limits/network-budgets.ts";
import { createTokenBuckets } from "../../limits/token-buckets.ts";
import { etagOf } from "../cache/conditional.ts";
import { createImageCache } from "../cache/image-cache.ts";
import { sendPicture } from "./send-picture.ts";

type PreviewOptions = Pick<AppContext, "images" | "pictures" | "clock" | "config">;

/** About 600 previews. */
const maxCacheBytes = 24_000_000;
const namePattern = /^[a-z0-9-]{1,100}$/;
const shopPreview = "/og.jpg";

/**
 * Redirects to the shop's own when the picture is missing, the store unavailable or the render
 * budget used up.
 */
export function servePreviews(http: FastifyInstance, options: PreviewOptions): void {
  const { images, pictures, clock, config } = options;
  const factor = config.rateLimitFactor;
  const networks = createNetworkBudgets({ rule: previewRule, clock, factor });
  const everybody = createTokenBuckets({ rule: allPreviewsRule, clock, factor });
  const cache = createImageCache({
    maxBytes: maxCacheBytes,
    read: async (name) => {
      const source = await images.read(name, imagenPath(name).split("/").at(-1) ?? "");
      if (source === null || everybody.take("", 1) > 0) return null;
      const bytes = await pictures.renderPreview(source);
      return { bytes, etag: etagOf(bytes) };
    },
  });

  http.get<{ Params: { name: string } }>("/imagenes/:name/previa.jpg", async (request, reply) => {
    const { name } = request.params;
    const isAllowed =
      namePattern.test(name) && (cache.has(name) || networks.take(request.clientAddress, 1) === 0);
    const preview = isAllowed ? await cache.get(name).catch(nullWhenBusy) : null;
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
