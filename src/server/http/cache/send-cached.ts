import type { FastifyReply, FastifyRequest } from "fastify";
import type { CachedResponse, Encoding } from "./response-cache.ts";

/** Answers with kept bytes in the best encoding the client takes, or 304 when it has them already. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: CachedResponse,
): void {
  const encoding = chooseEncoding(request.headers["accept-encoding"], entry);
  const etag = entry.etags[encoding];
  reply.headers(entry.headers).header("etag", etag).header("vary", "accept-encoding");
  if (entry.status === 200 && isMatch(request.headers["if-none-match"], etag)) {
    reply.code(304).send();
    return;
  }
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  reply.code(entry.status).send(entry.bodies[encoding]);
}

function chooseEncoding(header: string | string[] | undefined, entry: CachedResponse): Encoding {
  if (entry.bodies.br === entry.bodies.identity) return "identity";
  const accepted = new Set(
    String(header ?? "")
      .split(",")
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : "identity";
}

function isMatch(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((part) => part.trim().replace(/^W\//, "") === etag);
}
