import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import fresh from "fresh";

export function etagOf(bytes: Buffer): string {
  return `"${createHash("sha256").update(bytes).digest("base64url")}"`;
}

/**
 * Weak comparison, with lists and `*` (RFC 9110, 13.1.2). `Cache-Control: no-cache` does not
 * matter: the bytes are equal.
 */
export function isNotModified(request: FastifyRequest, etag: string): boolean {
  return isSameEntity(request.headers["if-none-match"], etag);
}

/** Takes the header If-None-Match as received. */
export function isSameEntity(ifNoneMatch: string | undefined, etag: string): boolean {
  return fresh({ "if-none-match": ifNoneMatch }, { etag });
}
