import type { FastifyReply, FastifyRequest } from "fastify";
import { isNotModified } from "../cache/conditional.ts";
import type { CachedImage } from "../cache/image-cache.ts";

export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag, type }: CachedImage & { type: string },
): FastifyReply {
  reply.headers({ "cache-control": "public, max-age=31536000, immutable", etag });
  if (isNotModified(request, etag)) return reply.code(304).send();
  return reply.type(type).send(bytes);
}
