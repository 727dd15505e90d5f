import type { FastifyInstance } from "fastify";
import { errorMessages } from "#contract/error-messages.ts";
import { type Db, findStatementWatch, isReady } from "../../db/database.ts";
import type { Lifecycle } from "./watch-requests.ts";

/**
 * `/api/salud`: whether to send requests here. `/api/viva`: whether the process answers at all; a
 * restart mends nothing that only the first one reports.
 */
export function serveHealth(
  http: FastifyInstance,
  { db, lifecycle }: { db: Db; lifecycle: Lifecycle },
): void {
  // Not before the port is closed: a proxy would open its next connection to this process while it closes.
  http.addHook("onSend", async (_request, reply) => {
    if (lifecycle.isLeaving && !http.server.listening) reply.header("connection", "close");
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
    const canServe = !lifecycle.isLeaving && (await askDatabase());
    // Stays ready: reads work, and another process would meet the same full disk.
    const isFull = findStatementWatch(db)?.isDiskFull() === true;
    if (canServe) return { estado: isFull ? "disco_lleno" : "ok" };
    return reply
      .code(503)
      .header("retry-after", "2")
      .send({
        error: errorMessages.unavailable,
        estado: lifecycle.isLeaving ? "cerrando" : "sin_base",
      });
  });

  http.get("/api/viva", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { estado: "viva" };
  });
}
