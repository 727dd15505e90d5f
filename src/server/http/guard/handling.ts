import { errorCodes, type FastifyInstance } from "fastify";
import { isUpload } from "./arrival.ts";

/**
 * Answers 503 when a request takes longer than this, in milliseconds. As Fastify's `handlerTimeout`, which also
 * aborts a signal at the end of each request, with an error and its stack: a tenth of a call's time.
 */
export function limitHandling(
  http: FastifyInstance,
  { handlingMs, uploadMs }: { handlingMs: number; uploadMs: number },
): void {
  http.addHook("onRequest", (request, reply, done) => {
    const { url, config } = request.routeOptions;
    // One that stands still ends earlier, with its connection.
    const isLong = isUpload(request) || config.sendsFiles === true;
    const ms = isLong ? uploadMs : handlingMs;
    const timer = setTimeout(() => {
      if (reply.sent) return;
      const error = new errorCodes.FST_ERR_HANDLER_TIMEOUT(ms, url ?? "");
      // Half an answer cannot become another one.
      if (reply.raw.headersSent) reply.raw.destroy(error);
      else void reply.send(error);
    }, ms);
    reply.raw.once("close", () => clearTimeout(timer));
    done();
  });
}
