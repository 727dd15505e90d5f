import type { FastifyInstance, FastifyRequest } from "fastify";
import { errorMessages } from "#contract/error-messages.ts";
import { type Db, isReady } from "../../db/database.ts";
import { unavailable } from "../../errors.ts";

export type Lifecycle = { isDraining: boolean; active: number };

/** Also refuses new requests while the shop stops. */
export function serveHealth(
  http: FastifyInstance,
  { db, lifecycle }: { db: Db; lifecycle: Lifecycle },
): void {
  countActive(http, lifecycle);
  http.get("/api/salud", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const canServe = !lifecycle.isDraining && (await isReady(db).catch(() => false));
    if (canServe) return { estado: "ok" };
    return reply
      .code(503)
      .header("retry-after", "2")
      .send({
        error: errorMessages.unavailable,
        estado: lifecycle.isDraining ? "cerrando" : "sin_base",
      });
  });
}

function countActive(http: FastifyInstance, lifecycle: Lifecycle): void {
  // An earlier hook may refuse a request before it is counted.
  const counted = new WeakSet<FastifyRequest>();
  http.addHook("onRequest", async (request) => {
    lifecycle.active++;
    counted.add(request);
    if (!lifecycle.isDraining || request.url === "/api/salud") return;
    throw unavailable(errorMessages.unavailable);
  });
  // Called for aborted connections too.
  http.addHook("onResponse", async (request) => {
    if (counted.delete(request)) lifecycle.active--;
  });
}
