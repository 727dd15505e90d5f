import { readUrl } from "#contract/values/read-url.ts";

/**
 * The address when it belongs to `origin`, otherwise null: the browser goes there with a payment or a sign-in.
 * Null without a known origin.
 */
export function addressOn(origin: string | null | undefined, address: unknown): URL | null {
  if (typeof address !== "string" || !origin) return null;
  const url = readUrl(address);
  return url?.origin === origin && /^https?:$/.test(url.protocol) ? url : null;
}
