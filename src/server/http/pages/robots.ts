import type { FastifyInstance } from "fastify";
import { servePublicFile } from "./public-file.ts";

/**
 * Nothing to read there. Other private pages carry `noindex` instead: a crawler that may not open
 * a page cannot see its `noindex`, and lists the bare address.
 */
const closedPaths = [
  "/api/",
  "/checkout",
  "/confirmacion",
  "/pago",
  "/restablecer-contrasena/",
  "/verificar-email",
];

export function serveRobots(http: FastifyInstance, shopUrl: string): void {
  const rules = closedPaths.map((path) => `Disallow: ${path}\n`).join("");
  servePublicFile(http, {
    path: "/robots.txt",
    type: "text/plain; charset=utf-8",
    body: `User-agent: *\n${rules}\nSitemap: ${shopUrl}/sitemap.xml\n`,
  });
}
