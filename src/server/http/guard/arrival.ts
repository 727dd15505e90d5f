import type { FastifyInstance } from "fastify";
import type { AnswerSocket } from "../api/socket-answers.ts";

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface FastifyContextConfig {
    takesFiles?: boolean;
  }
}

type ArrivalOptions = { bodyMs: number; uploadMs: number; answerSocket: AnswerSocket };

/**
 * Ends a request with 408 when its body takes longer, in milliseconds. Node has one limit for all
 * requests, checked at intervals.
 */
export function limitArrival(
  http: FastifyInstance,
  { bodyMs, uploadMs, answerSocket }: ArrivalOptions,
): void {
  http.addHook("onRequest", async (request, reply) => {
    const { raw } = request;
    const { "content-length": length, "transfer-encoding": encoding } = raw.headers;
    if (raw.complete || (encoding === undefined && Number(length ?? 0) === 0)) return;
    const isUpload =
      request.routeOptions.config.takesFiles === true &&
      raw.headers["content-type"]?.startsWith("multipart/form-data") === true;
    const giveUp = () => {
      if (raw.complete) return;
      // Refused early: answered already.
      if (reply.raw.headersSent) raw.destroy();
      else answerSocket({ code: "ERR_HTTP_REQUEST_TIMEOUT" }, raw.socket, request.id);
    };
    const timer = setTimeout(giveUp, isUpload ? uploadMs : bodyMs).unref();
    raw.once("close", () => clearTimeout(timer));
  });
}
