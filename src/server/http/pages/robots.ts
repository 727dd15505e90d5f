import type { FastifyInstance } from "fastify";
import { pages } from "#contract/pages.ts";
import { servePublicFile } from "./public-file.ts";

/**
 * `/api/` and the closed pages. Other private pages carry `noindex`, which a crawler must be able
 * to read (docs/reglas.md 34).
 */
const closedPaths = [
  "/api/",
  ...pages
    .filter(({ robots }) => robots === "closed")
    .map(({ pattern }) => pattern.replace(/:.*/, "")),
].sort();

export function serveRobots(http: FastifyInstance, shopUrl: string): void {
  const rules = closedPaths.map((path) => `Disallow: ${path}\n`).join("");
  servePublicFile(http, {
    path: "/robots.txt",
    type: "text/plain; charset=utf-8",
    body: () => `User-agent: *\n${rules}\nSitemap: ${shopUrl}/sitemap.xml\n`,
  });
}
