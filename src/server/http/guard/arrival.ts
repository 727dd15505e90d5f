import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { seconds } from "../../time/clock.ts";
import type { AnswerSocket } from "../api/socket-answers.ts";

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface FastifyContextConfig {
    takesFiles?: boolean;
    /** Large ones, which a slow network takes minutes for. */
    sendsFiles?: boolean;
  }
}

/** Slower than the worst mobile network: 4 kB a second. */
const leastUpload = { bytes: 80_000, everyMs: seconds(20) };

type ArrivalOptions = {
  bodyMs: number;
  /** The whole of an upload, however steadily it arrives. */
  uploadMs: number;
  answerSocket: AnswerSocket;
};

/** A form with files, on a route that takes them. */
export function isUpload({ routeOptions, headers }: FastifyRequest): boolean {
  const isForm = headers["content-type"]?.startsWith("multipart/form-data") === true;
  return isForm && routeOptions.config.takesFiles === true;
}

/**
 * Ends a request with 408 when its body takes longer, in milliseconds, and an upload that stands
 * still. Node has one limit for all requests, checked at intervals.
 */
export function limitArrival(
  http: FastifyInstance,
  { bodyMs, uploadMs, answerSocket }: ArrivalOptions,
): void {
  http.addHook("onRequest", async (request, reply) => {
    const { raw } = request;
    const { "content-length": length, "transfer-encoding": encoding } = raw.headers;
    if (raw.complete || (encoding === undefined && Number(length ?? 0) === 0)) return;
    const giveUp = () => {
      if (raw.complete) return;
      // Refused early: answered already.
      if (reply.raw.headersSent) raw.destroy();
      else answerSocket({ code: "ERR_HTTP_REQUEST_TIMEOUT" }, raw.socket, request.id);
    };
    const isLong = isUpload(request);
    const whole = setTimeout(giveUp, isLong ? uploadMs : bodyMs).unref();
    const watch = isLong ? watchArrival({ raw, reply, giveUp }) : undefined;
    raw.once("close", () => {
      clearTimeout(whole);
      clearInterval(watch);
    });
  });
}

type Watched = { raw: IncomingMessage; reply: FastifyReply; giveUp: () => void };

function watchArrival({ raw, reply, giveUp }: Watched): NodeJS.Timeout {
  // Part of it came with the head, which is not known: the first look only counts.
  let before = Number.NEGATIVE_INFINITY;
  return setInterval(() => {
    const { bytesRead } = raw.socket;
    // One that waits for its place is not read, and arrives no further.
    const isRead = raw.readableFlowing === true || reply.raw.headersSent;
    if (isRead && bytesRead - before < leastUpload.bytes) giveUp();
    before = bytesRead;
  }, leastUpload.everyMs).unref();
}
