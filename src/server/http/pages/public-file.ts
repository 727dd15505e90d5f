import type { FastifyInstance } from "fastify";

type PublicFile = { path: string; type: string; body: () => string };

export function servePublicFile(http: FastifyInstance, { path, type, body }: PublicFile): void {
  http.get(path, async (_request, reply) =>
    reply.type(type).header("cache-control", "public, max-age=3600").send(body()),
  );
}
