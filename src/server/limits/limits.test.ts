import { expect, test } from "vitest";
import type { AppContext } from "../context.ts";
import { createApiLimit } from "./limits.ts";
import { apiRule, wideTimes } from "./limits-table.ts";

function setUp() {
  const ctx = { clock: { now: () => 0 }, config: { rateLimitFactor: 1 } };
  const count = createApiLimit(ctx as unknown as AppContext);
  return (address: string, times = 1) => {
    for (let time = 0; time < times; time++) count(address);
  };
}

const refused = expect.objectContaining({ status: 429 });

test("a /48 of IPv6 makes eight times the calls of one network; its neighbour has its own", () => {
  const count = setUp();
  for (let each = 1; each <= wideTimes; each++) count(`2001:db8:1:${each}::1`, apiRule.max);
  expect(() => count("2001:db8:1:ffff::1")).toThrow(refused);
  count("2001:db8:2:1::1", apiRule.max);
});

test("calls that one network is refused are not counted for the rest of its /48", () => {
  const count = setUp();
  count("2001:db8:1:1::1", apiRule.max);
  for (let time = 0; time < wideTimes * apiRule.max; time++) {
    expect(() => count("2001:db8:1:1::1")).toThrow(refused);
  }
  count("2001:db8:1:2::1", apiRule.max);
});
