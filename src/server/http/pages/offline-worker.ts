import type { FastifyInstance } from "fastify";
import { toCachedResponse } from "../cache/compress.ts";
import { sendCached } from "../cache/send-cached.ts";
import { offlinePage } from "./failure-page.ts";

/** Answers page requests when the network fails, and caches nothing (docs/decisiones.md 15). */
export function serveOfflineWorker(http: FastifyInstance, isTrial: boolean): void {
  const response = toCachedResponse({
    body: offlineWorker(isTrial),
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      // Checked on every visit: a deploy can replace or remove it.
      "cache-control": "no-cache",
      "content-security-policy": "default-src 'none'; connect-src 'self'",
    },
  });
  http.get("/sw.js", (request, reply) => sendCached(request, reply, response));
}

/** The navigation preload runs in parallel with the start of the worker. */
function offlineWorker(isTrial: boolean): string {
  const { html, policy } = offlinePage(isTrial);
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
