import type { IncomingHttpHeaders } from "node:http";

export const forwardingHeaders = [
  "x-forwarded-for",
  "forwarded",
  "x-real-ip",
  "x-forwarded-host",
  "via",
];

/** True when a proxy, or somebody who poses as one, has passed the request on. */
export function wasForwarded(headers: IncomingHttpHeaders): boolean {
  return forwardingHeaders.some((name) => headers[name] !== undefined);
}
