import { expect, test } from "vitest";
import { fail, hoard, loop, shout } from "#tests/support/thread-calls.ts";
import { callInThread, ThreadEnded } from "./call-in-thread.ts";

const module = import.meta.resolve("#tests/support/thread-calls.ts");

test("answers what the call answers there", async () => {
  const answer = await callInThread(shout, Buffer.from("ñandú"), { module, timeoutMs: 60_000 });
  expect(answer).toEqual({ text: "ÑANDÚ" });
});

test("throws what the call throws there", async () => {
  const calling = callInThread(fail, Buffer.from("x"), { module, timeoutMs: 60_000 });
  await expect(calling).rejects.toThrow("a fault of x");
});

test("ends a call that never ends, while others have their turn", async () => {
  const calling = callInThread(loop, Buffer.from(""), { module, timeoutMs: 50 });
  await expect(calling).rejects.toBeInstanceOf(ThreadEnded);
});

test("ends a call that takes all memory", async () => {
  const calling = callInThread(hoard, Buffer.from(""), { module, timeoutMs: 120_000 });
  await expect(calling).rejects.toThrow(/memory/i);
  await expect(calling).rejects.toBeInstanceOf(ThreadEnded);
});
