import { type DestinationStream, type Logger, pino } from "pino";
import { describeError } from "./log-error.ts";

/** Standard output is for commands. */
export function createLog(level: string, destination = standardError()): Logger {
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
        err: describeError,
      },
    },
    destination,
  );
}

/** Node would print the error whole, with the data it quotes. */
export function logLastError(log: Logger): void {
  process.once("uncaughtException", (err, origin) => {
    // Written before the process ends: pino flushes a fatal line.
    log.fatal({ err, origin }, "an error that nobody caught ended the process");
    process.exit(1);
  });
}

function standardError(): DestinationStream {
  return pino.destination({ dest: 2, sync: false });
}
