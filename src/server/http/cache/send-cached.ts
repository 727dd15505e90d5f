import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type CachedResponse, type Encoding, isWorthEncoding } from "./compress.ts";
import { isNotModified } from "./conditional.ts";

/** A 304 compresses nothing. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: CachedResponse,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers["accept-encoding"], entry);
  const etag = entry.etags[encoding];
  reply.headers(entry.headers).header("etag", etag).header("vary", "accept-encoding");
  if (entry.status === 200 && isNotModified(request, etag)) {
    return reply.code(304).send();
  }
  const body = await entry.encode(encoding);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(entry.status).send(body);
}

/** By preference. */
const encodings: Encoding[] = ["br", "gzip", "identity"];

function chooseEncoding(accepted: string | string[] | undefined, entry: CachedResponse): Encoding {
  if (!isWorthEncoding(entry)) return "identity";
  return negotiate(String(accepted ?? "").toLowerCase(), encodings) ?? "identity";
}
