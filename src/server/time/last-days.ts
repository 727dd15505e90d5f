import { days } from "./clock.ts";

/** The last `count` days as 2026-11-28, `today` last. Counted in UTC, where every day has 24 hours. */
export function lastDays(today: string, count: number): string[] {
  const midnight = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, place) =>
    new Date(midnight - days(count - 1 - place)).toISOString().slice(0, 10),
  );
}
