import { afterEach, expect, test, vi } from "vitest";
import { createStatementWatch } from "./statement-watch.ts";

afterEach(() => vi.useRealTimers());

test.each([
  ["PostgreSQL's", { code: "53100" }, true],
  ["SQLite's", { errcode: 13 }, true],
  ["another", { code: "23505" }, false],
])("%s refusal tells for a minute whether the disk is full", async (_whose, fault, isFull) => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const watch = createStatementWatch(() => 1);
  expect(watch.isDiskFull()).toBe(false);
  const refused = watch.run("insert into pedidos", () => Promise.reject(fault));
  await expect(refused).rejects.toBe(fault);
  expect(watch.isDiskFull()).toBe(isFull);
  vi.advanceTimersByTime(59_000);
  expect(watch.isDiskFull()).toBe(isFull);
  vi.advanceTimersByTime(1_000);
  expect(watch.isDiskFull()).toBe(false);
});
