import { Writable } from "node:stream";
import { pino } from "pino";
import type { TestShop } from "#rig/shop/test-shop.ts";
import type { AppContext } from "#server/context.ts";

export type LogLine = { level: number; msg: string } & Record<string, unknown>;

const errorLevel = 50;

export function captureLog(shop: TestShop): {
  ctx: AppContext;
  lines: LogLine[];
  errors: () => LogLine[];
} {
  const lines: LogLine[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as LogLine);
      done();
    },
  });
  const ctx = { ...shop.app.ctx, log: pino({ base: null }, stream) };
  return { ctx, lines, errors: () => lines.filter(({ level }) => level >= errorLevel) };
}
