import { type Clock, systemClock } from "#server/clock.ts";

export type TestClock = Clock & { advance: (ms: number) => void };

/** A clock that starts at the real time and moves when told to; a running one moves by itself, too. */
export function createTestClock({ isRunning = false } = {}): TestClock {
  const start = systemClock.now();
  let offset = 0;
  return {
    now: () => (isRunning ? systemClock.now() : start) + offset,
    advance: (ms) => {
      offset += ms;
    },
  };
}
