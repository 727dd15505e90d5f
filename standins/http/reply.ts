import type { FastifyReply } from "fastify";
import type { Html } from "../ui/html.ts";

/** `reset` breaks the connection. */
export type Reply = { status: number; headers: Record<string, string>; body: string } | "reset";

// `form-action` is missing: browsers apply it to redirects too, such as the way back to the shop.
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

export function seeOther(location: string): Reply {
  return { status: 303, headers: { location, "cache-control": "no-store" }, body: "" };
}

export function controlError(status: number, error: string): Reply {
  return json(status, { error });
}

export function sendReply(response: FastifyReply, reply: Reply): FastifyReply {
  if (reply !== "reset") {
    return response.code(reply.status).headers(reply.headers).send(reply.body);
  }
  // A reset instead of a FIN: the client must see an error.
  response.hijack().raw.socket?.resetAndDestroy();
  return response;
}
