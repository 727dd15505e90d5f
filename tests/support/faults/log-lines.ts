import { Writable } from "node:stream";
import type { Logger } from "pino";
import { createLog } from "#server/log.ts";
import type { LogLine } from "./captured-log.ts";

/** The shop's own log, with its serializers, kept in memory. */
export function keepLog(): { log: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as LogLine);
      done();
    },
  });
  return { log: createLog("info", stream), lines };
}
