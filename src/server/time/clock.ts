/** The only source of time; tests inject their own. */
export type Clock = { now: () => number };

export const systemClock: Clock = { now: () => Date.now() };

/** Milliseconds. */
export const seconds = (count: number): number => count * 1000;
export const minutes = (count: number): number => seconds(count * 60);
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);
