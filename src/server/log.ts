import { type DestinationStream, type Logger, pino } from "pino";
import { currentRequestId } from "./call.ts";
import { describeError } from "./log-error.ts";

/** Standard output is for commands. */
export function createLog(level: string, destination = standardError()): Logger {
  return pino(
    {
      level,
      base: null,
      mixin: nameCall,
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

/** The log of a request has the number already. */
function nameCall(facts: object, _level: number, logger: Logger): object {
  const requestId = currentRequestId();
  const isNamed = requestId === undefined || "reqId" in facts || "reqId" in logger.bindings();
  return isNamed ? {} : { reqId: requestId };
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
