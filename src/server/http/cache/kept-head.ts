import { forwardingHeaders } from "../guard/forwarding.ts";
import { requestIdHeader } from "../watch/request-id.ts";

/** Request headers that a kept answer depends on. */
export type KeptHead = {
  acceptEncoding: string;
  ifNoneMatch: string | undefined;
  forwardedFor: string | undefined;
  isForwarded: boolean;
  requestId: string | undefined;
};

/**
 * Reads what Node received, in pairs of name and value, without building an object of all headers.
 * Null when the framework has to decide: an account, a body, an encoded body, no host, or one of
 * the counted headers twice.
 */
export function readKeptHead(rawHeaders: readonly string[]): KeptHead | null {
  const found: Partial<Record<string, string>> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index] ?? "";
    // Most names differ in length from all that count: no copy in lower case for them.
    if (!countedLengths.has(given.length)) continue;
    const name = given.toLowerCase();
    if (frameworkHeaders.has(name) || found[name] !== undefined) return null;
    if (answerHeaders.has(name)) found[name] = rawHeaders[index + 1] ?? "";
  }
  if (found.host === undefined) return null;
  return {
    acceptEncoding: found["accept-encoding"] ?? "",
    ifNoneMatch: found["if-none-match"],
    forwardedFor: found["x-forwarded-for"],
    requestId: found[requestIdHeader],
    isForwarded: forwardingHeaders.some((name) => found[name] !== undefined),
  };
}

const answerHeaders: ReadonlySet<string> = new Set([
  "host",
  "accept-encoding",
  "if-none-match",
  requestIdHeader,
  ...forwardingHeaders,
]);

const frameworkHeaders: ReadonlySet<string> = new Set([
  "authorization",
  "content-length",
  "transfer-encoding",
  "content-encoding",
  "expect",
  "upgrade",
]);

const countedLengths: ReadonlySet<number> = new Set(
  [...answerHeaders, ...frameworkHeaders].map(({ length }) => length),
);
