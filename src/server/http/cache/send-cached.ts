import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CachedResponse, Encoding } from "./compress.ts";
import { isNotModified } from "./conditional.ts";

export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: CachedResponse,
): void {
  const encoding = chooseEncoding(request.headers["accept-encoding"], entry);
  const etag = entry.etags[encoding];
  reply.headers(entry.headers).header("etag", etag).header("vary", "accept-encoding");
  if (entry.status === 200 && isNotModified(request, etag)) {
    reply.code(304).send();
    return;
  }
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  reply.code(entry.status).send(entry.bodies[encoding]);
}

/** By preference. */
const encodings: Encoding[] = ["br", "gzip", "identity"];

function chooseEncoding(accepted: string | string[] | undefined, entry: CachedResponse): Encoding {
  if (entry.bodies.br === entry.bodies.identity) return "identity";
  return negotiate(String(accepted ?? "").toLowerCase(), encodings) ?? "identity";
}
