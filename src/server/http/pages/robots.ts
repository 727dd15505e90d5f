import type { FastifyInstance } from "fastify";
import { servePublicFile } from "./public-file.ts";

/**
 * Pages without anything to read. Carrito, sign-in and administration are linked from everywhere and
 * carry `noindex` instead: a crawler that may not open a page cannot see its `noindex`, and lists the
 * bare address.
 */
const closedPaths = [
  "/api/",
  "/checkout",
  "/confirmacion",
  "/pago",
  "/restablecer-contrasena/",
  "/verificar-email",
];

/** Serves `/robots.txt`. */
export function serveRobots(http: FastifyInstance, shopUrl: string): void {
  const rules = closedPaths.map((path) => `Disallow: ${path}\n`).join("");
  servePublicFile(http, {
    path: "/robots.txt",
    type: "text/plain; charset=utf-8",
    body: `User-agent: *\n${rules}\nSitemap: ${shopUrl}/sitemap.xml\n`,
  });
}
