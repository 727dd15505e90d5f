import { type Logger, pino, stdSerializers } from "pino";

/** Standard output is for commands. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      // Allow-list: no headers, no addresses.
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
