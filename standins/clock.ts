/** Epoch milliseconds; tests pass their own clock. */
export type Clock = { now(): number };

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const systemClock: Clock = { now: () => Date.now() };
