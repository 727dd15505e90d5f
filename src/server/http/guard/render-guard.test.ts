import { expect, test } from "vitest";
import { renderRule, wideTimes } from "../../limits/limits-table.ts";
import { minutes, seconds } from "../../time/clock.ts";
import { createLoopTurns } from "../../work/loop-turns.ts";
import { createRenderGuard } from "./render-guard.ts";

const { burst, cost } = renderRule;

function setUp() {
  let now = minutes(1_000);
  let isStrained = false;
  const guard = createRenderGuard({
    clock: { now: () => now },
    factor: 1,
    load: { isStrained: () => isStrained },
    turns: createLoopTurns(),
  });
  const take = (network: string, tokens: number, times: number) => {
    for (let time = 0; time < times; time++) guard.take(network, tokens);
  };
  const pass = (ms: number) => {
    now += ms;
  };
  const strain = () => {
    isStrained = true;
  };
  return { take, pass, strain };
}

const refused = (status: number, retryAfterSeconds: number) =>
  expect.objectContaining({ status, retryAfterSeconds });

test("the budget of a network is refilled steadily; another one has its own", () => {
  const { take, pass } = setUp();
  take("flood", cost.search, burst);
  expect(() => take("flood", cost.search, 1)).toThrow(refused(429, 1));
  take("ana", cost.search, 1);
  pass(seconds(1));
  take("flood", cost.search, 1);
  expect(() => take("flood", cost.search, 1)).toThrow(refused(429, 1));
  pass(minutes(2));
  take("flood", cost.search, burst);
});

test("a crawler reads four listed pages for each search", () => {
  const { take, pass } = setUp();
  take("crawler", cost.listed, 4 * burst);
  expect(() => take("crawler", cost.listed, 1)).toThrow(refused(429, 1));
  pass(seconds(1));
  take("crawler", cost.listed, 4);
});

test("a process that lags refuses first whoever has rendered much", () => {
  const { take, strain } = setUp();
  take("flood", cost.search, burst / 4);
  strain();
  expect(() => take("flood", cost.search, 1)).toThrow(refused(503, 2));
  take("ana", cost.search, 1);
});

test("a /48 of IPv6 has a budget of its own; an address of IPv4 has neighbours elsewhere", () => {
  const { take } = setUp();
  const networks = Array.from({ length: wideTimes }, (_, index) => `2001:db8:1:${index + 1}::1`);
  for (const network of networks) take(network, cost.search, burst);
  expect(() => take("2001:db8:1:ffff::1", cost.search, 1)).toThrow(refused(429, 1));
  take("2001:db8:2:1::1", cost.search, burst);
  for (let host = 1; host <= 2 * wideTimes; host++) take(`203.0.113.${host}`, cost.search, burst);
});

test("what one network is refused is not taken from the rest of its /48", () => {
  const { take } = setUp();
  const flood = () => take("2001:db8:1:1::1", cost.search, 1);
  for (let time = 0; time < burst; time++) flood();
  for (let time = 0; time < wideTimes * burst; time++) expect(flood).toThrow(refused(429, 1));
  take("2001:db8:1:2::1", cost.search, burst);
});
