import type { FastifyReply } from "fastify";
import type { Html } from "../ui/html.ts";

/** What a handler answers; `reset` drops the connection without an answer. */
export type Reply = { status: number; headers: Record<string, string>; body: string } | "reset";

// A page loads nothing. `form-action` is missing on purpose: browsers apply it to redirects too, and the
// way back to the shop is one.
const pagePolicy = [
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
      "content-security-policy": pagePolicy,
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
    body: content.html,
  };
}

/** Redirects by GET, whatever the method of the request. */
export function seeOther(location: string): Reply {
  return { status: 303, headers: { location, "cache-control": "no-store" }, body: "" };
}

/** An error of our own control paths: a sentence for whoever writes the test. */
export function controlError(status: number, error: string): Reply {
  return json(status, { error });
}

export function sendReply(response: FastifyReply, reply: Reply): FastifyReply {
  if (reply !== "reset") {
    return response.code(reply.status).headers(reply.headers).send(reply.body);
  }
  // A reset, not a tidy end: the client must see a broken connection.
  response.hijack().raw.socket?.resetAndDestroy();
  return response;
}
