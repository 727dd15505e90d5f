import { expect, test } from "vitest";
import { hours, minutes } from "../time/clock.ts";
import { type Tries, takeTry } from "./limits-count.ts";

const plain = { max: 3, windowMs: minutes(10) };
const doubling = { max: 5, windowMs: minutes(15), isDoubling: true };
const none: Tries = { cuenta: 0, vence_en: 0 };
const now = hours(500_000);

/** Tries until one is refused; how many were taken and how long the refusal lasts. */
function exhaust(tries: Tries, rule: typeof plain, at: number) {
  let current = tries;
  for (let taken = 0; ; taken++) {
    const result = takeTry(current, rule, at);
    if ("waitMs" in result) return { taken, waitMs: result.waitMs, tries: current };
    current = result.next;
  }
}

test("a window takes its number of tries and opens again when it is over", () => {
  const first = exhaust(none, plain, now);
  expect(first).toMatchObject({ taken: 3, waitMs: minutes(10) });
  expect(takeTry(first.tries, plain, now + minutes(10) - 1)).toEqual({ waitMs: 1 });
  expect(exhaust(first.tries, plain, now + minutes(10))).toMatchObject({ taken: 3 });
});

test("a refused try does not make the wait longer", () => {
  const { tries } = exhaust(none, doubling, now);
  for (let minute = 0; minute < 15; minute++) {
    expect(takeTry(tries, doubling, now + minutes(minute))).toEqual({
      waitMs: minutes(15 - minute),
    });
  }
});

test("each used-up round of a doubling limit closes the door for twice as long, up to a day", () => {
  let at = now;
  let tries = none;
  const waits: number[] = [];
  for (let round = 0; round < 9; round++) {
    const result = exhaust(tries, doubling, at);
    expect(result.taken).toBe(5);
    waits.push(result.waitMs);
    tries = result.tries;
    at += result.waitMs;
  }
  expect(waits.slice(0, 4)).toEqual([15, 30, 60, 120].map(minutes));
  expect(waits.at(-1)).toBe(hours(24));
});

test("a door that stayed quiet for a day forgets", () => {
  const { tries } = exhaust(none, doubling, now);
  const later = exhaust(tries, doubling, tries.vence_en + hours(24));
  expect(later.waitMs).toBe(minutes(15));
});

test("a longer round that was not used up is not lengthened further", () => {
  const { tries } = exhaust(none, doubling, now);
  const second = takeTry(tries, doubling, tries.vence_en);
  if (!("next" in second)) throw new Error("refused");
  const third = exhaust(second.next, doubling, second.next.vence_en);
  expect(third).toMatchObject({ taken: 5, waitMs: minutes(30) });
});
