import type { Html } from "./html.ts";

/** What a handler answers; `reset` drops the connection without an answer. */
export type Reply = { status: number; headers: Record<string, string>; body: string } | "reset";

// Everything a page needs is inside it. `form-action` is left open on purpose: browsers apply it
// to redirects too, and every way back to the shop is one.
const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "script-src 'unsafe-inline'",
  "img-src data: http: https:",
  "frame-src 'self'",
  "base-uri 'self'",
].join("; ");

export function json(status: number, value: unknown): Reply {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
    body: JSON.stringify(value),
  };
}

export function page(status: number, content: Html): Reply {
  return {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": PAGE_POLICY,
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
    body: content.html,
  };
}

/** Sends the browser elsewhere by GET, whatever the method that brought it here. */
export function seeOther(location: string): Reply {
  return { status: 303, headers: { location, "cache-control": "no-store" }, body: "" };
}

/** An error of our own control paths: a sentence for whoever writes the test. */
export function controlError(status: number, error: string): Reply {
  return json(status, { error });
}
