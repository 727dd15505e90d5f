import type { Clock } from "#server/clock.ts";

export type TestClock = Clock & { advance: (ms: number) => void };

/** A clock that starts at the real time and moves only when told to. */
export function createTestClock(): TestClock {
  let now = Date.now();
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
  };
}
