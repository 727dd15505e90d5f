import { expect, test } from "vitest";
import { minutes, seconds } from "../time/clock.ts";
import { createTokenBuckets } from "./token-buckets.ts";

function setUp(factor = 1) {
  let now = minutes(1_000);
  const clock = { now: () => now };
  const buckets = createTokenBuckets({ rule: { burst: 3, perMinute: 60 }, clock, factor });
  const pass = (ms: number) => {
    now += ms;
  };
  return { buckets, pass };
}

test("a budget takes its burst at once, and then what has been refilled", () => {
  const { buckets, pass } = setUp();
  expect([1, 1, 1].map((cost) => buckets.take("a", cost))).toEqual([0, 0, 0]);
  expect(buckets.take("a", 1)).toBe(seconds(1));
  pass(seconds(1) - 1);
  expect(buckets.take("a", 1)).toBe(1);
  pass(1);
  expect(buckets.take("a", 1)).toBe(0);
});

test("it never holds more than its burst, and a refusal takes nothing", () => {
  const { buckets, pass } = setUp();
  pass(minutes(60));
  expect(buckets.take("a", 4)).toBe(seconds(1));
  expect(buckets.shareLeft("a")).toBe(1);
});

test("each key has a budget of its own, multiplied by the factor", () => {
  const { buckets } = setUp(10);
  expect(buckets.take("a", 30)).toBe(0);
  expect(buckets.shareLeft("a")).toBe(0);
  expect(buckets.take("b", 30)).toBe(0);
});

test("a clock that is set back refills nothing and takes nothing away", () => {
  const { buckets, pass } = setUp();
  buckets.take("a", 2);
  pass(-minutes(10));
  expect(buckets.take("a", 1)).toBe(0);
  expect(buckets.take("a", 1)).toBe(seconds(1));
});
