/** The only source of time: tests put another one in its place. */
export type Clock = { now: () => number };

export const systemClock: Clock = { now: () => Date.now() };

/** Durations in milliseconds, from named units. */
export const seconds = (count: number): number => count * 1000;
export const minutes = (count: number): number => seconds(count * 60);
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);
