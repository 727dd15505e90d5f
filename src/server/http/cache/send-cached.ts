import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type CachedResponse, type Encoding, isWorthEncoding } from "./compress.ts";
import { isNotModified } from "./conditional.ts";

/** A 304 compresses nothing. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(response, request.headers["accept-encoding"]);
  const { etag, shared, own } = describeResponse(response, encoding);
  reply.headers(shared);
  if (response.status === 200 && isNotModified(request, etag)) {
    return reply.code(304).send();
  }
  const body = await response.encode(encoding);
  return reply.headers(own).code(response.status).send(body);
}

type Described = {
  etag: string;
  /** Headers of the answer and of its 304. */
  shared: Record<string, string>;
  /** Headers of the answer alone. */
  own: Record<string, string>;
};

export function describeResponse(
  { headers, etags }: CachedResponse,
  encoding: Encoding,
): Described {
  const etag = etags[encoding];
  return {
    etag,
    shared: { ...headers, etag, vary: "accept-encoding" },
    own: encoding === "identity" ? {} : { "content-encoding": encoding },
  };
}

/** By preference. */
const encodings: Encoding[] = ["br", "gzip", "identity"];

/** `accepted`: the header Accept-Encoding. */
export function chooseEncoding(
  response: CachedResponse,
  accepted: string | string[] | undefined,
): Encoding {
  return isWorthEncoding(response) ? negotiateEncoding(String(accepted ?? "")) : "identity";
}

export function negotiateEncoding(accepted: string): Encoding {
  return negotiate(accepted.toLowerCase(), encodings) ?? "identity";
}
