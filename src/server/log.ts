import { type Logger, pino, stdSerializers } from "pino";

/** The shop's log: one JSON object a line, on standard error so that a command's own words stay readable. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      // Only what was allowed leaves: a request is its id, never its headers or address.
      serializers: {
        req: (request: { id?: string; method?: string }) => ({
          id: request.id,
          method: request.method,
        }),
        res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
        err: stdSerializers.err,
      },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}
