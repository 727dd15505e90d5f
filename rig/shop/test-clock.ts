import { type Clock, systemClock } from "#server/time/clock.ts";

export type TestClock = Clock & { advance: (ms: number) => void };

/** Starts at the real time; a running clock also moves by itself. */
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
