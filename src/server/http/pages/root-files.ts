import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";

const types: Readonly<Record<string, string>> = {
  "/favicon.svg": "image/svg+xml",
  "/favicon.ico": "image/x-icon",
  "/apple-touch-icon.png": "image/png",
  "/icono-192.png": "image/png",
  "/icono-512.png": "image/png",
  "/og.jpg": "image/jpeg",
};

/** The only files at the root of the built client. */
export function serveRootFiles(http: FastifyInstance, clientDir: string): void {
  for (const [path, type] of Object.entries(types)) {
    const file = join(clientDir, path);
    if (!existsSync(file) || !statSync(file).isFile()) continue;
    const body = readFileSync(file);
    http.get(path, async (_request, reply) =>
      reply
        .header("content-type", type)
        .header("cache-control", "public, max-age=86400")
        .send(body),
    );
  }
}
