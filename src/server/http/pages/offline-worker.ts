import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { offlinePage } from "./failure-page.ts";

/**
 * Serves the service worker, which does one thing: when the network is away and a page is asked for,
 * it shows the one page that it carries inside itself. It keeps no page, no answer, nothing personal.
 */
export function serveOfflineWorker(app: FastifyInstance): void {
  const body = offlineWorker();
  const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  app.get("/sw.js", async (request, reply) => {
    reply.headers({
      "content-type": "text/javascript; charset=utf-8",
      // A new one is found with the next visit, and this one can be replaced by one that goes away.
      "cache-control": "no-cache",
      "content-security-policy": "default-src 'none'; connect-src 'self'",
      etag,
    });
    return request.headers["if-none-match"] === etag ? reply.code(304).send() : reply.send(body);
  });
}

/**
 * Only GET navigations are touched, and each is asked for once: by the browser's own preload, so that
 * starting the worker delays nothing, or else by the worker.
 */
function offlineWorker(): string {
  const { html, policy } = offlinePage();
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  };
  return `"use strict";
const page = ${JSON.stringify(html)};
const headers = ${JSON.stringify(headers)};
addEventListener("install", () => void skipWaiting());
addEventListener("activate", (event) => event.waitUntil(start()));
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate" && event.request.method === "GET") event.respondWith(answer(event));
});
async function start() {
  await registration.navigationPreload?.enable();
  await clients.claim();
}
async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return new Response(page, { status: 503, headers });
  }
}
`;
}
