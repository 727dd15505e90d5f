import type { FastifyInstance } from "fastify";
import { answerClientError } from "../api/errors.ts";

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface FastifyContextConfig {
    /** The route takes forms with files, which need longer to arrive. */
    takesFiles?: boolean;
  }
}

/**
 * Ends requests whose body takes longer to arrive than told, in milliseconds after their headers.
 * Node knows one limit for all of them, and looks only now and then whether it is over.
 */
export function limitArrival(
  app: FastifyInstance,
  { bodyMs, uploadMs }: { bodyMs: number; uploadMs: number },
): void {
  app.addHook("onRequest", async (request, reply) => {
    const { raw } = request;
    const { "content-length": length, "transfer-encoding": encoding } = raw.headers;
    if (raw.complete || (encoding === undefined && Number(length ?? 0) === 0)) return;
    const isUpload =
      request.routeOptions.config.takesFiles === true &&
      raw.headers["content-type"]?.startsWith("multipart/form-data") === true;
    const giveUp = () => {
      if (raw.complete) return;
      // Somebody refused before the body was read has the answer already.
      if (reply.raw.headersSent) raw.destroy();
      else answerClientError({ code: "ERR_HTTP_REQUEST_TIMEOUT" }, raw.socket);
    };
    const timer = setTimeout(giveUp, isUpload ? uploadMs : bodyMs).unref();
    raw.once("close", () => clearTimeout(timer));
  });
}
