import type { FastifyInstance } from "fastify";
import { errorMessages } from "#contract/error-messages.ts";
import { type Db, isReady } from "../../db/database.ts";
import { unavailable } from "../../errors.ts";
import type { Lifecycle } from "./watch-requests.ts";

/** Also refuses new requests while the shop stops. */
export function serveHealth(
  http: FastifyInstance,
  { db, lifecycle }: { db: Db; lifecycle: Lifecycle },
): void {
  http.addHook("onRequest", async (request) => {
    if (!lifecycle.isDraining || request.url === "/api/salud") return;
    throw unavailable(errorMessages.unavailable);
  });
  let asking: Promise<boolean> | null = null;

  /** Anybody may ask, as often as they like: those who ask at once share one connection. */
  function askDatabase(): Promise<boolean> {
    asking ??= isReady(db)
      .catch(() => false)
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  http.get("/api/salud", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const canServe = !lifecycle.isDraining && (await askDatabase());
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
