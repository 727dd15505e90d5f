import { days, hours } from "#server/time/clock.ts";

/** Chile's summer time, all year: the demo needs no exact hours. */
const offsetMs = hours(3);
const opens = 10;
const closes = 18;
const restDay = 0;

/** When somebody shops on the day of `at`: from nine to ten at night. */
export function shopperHour(at: number, random: () => number): number {
  return dayStart(at) + Math.round(hours(9 + random() * 13));
}

/** When the owner next works, from `at` on: from ten to six, never on a Sunday. */
export function ownerHour(at: number, random: () => number): number {
  const hour = (at - dayStart(at)) / hours(1);
  const later = hour < opens ? dayStart(at) + hours(opens) + minutesOf(random) : at;
  const inHours = hour > closes ? dayStart(at) + days(1) + hours(opens) + minutesOf(random) : later;
  return Math.round(weekday(inHours) === restDay ? inHours + days(1) : inHours);
}

function minutesOf(random: () => number): number {
  return hours(random() * 3);
}

function dayStart(at: number): number {
  return Math.floor((at - offsetMs) / days(1)) * days(1) + offsetMs;
}

/** The first day of the epoch was a Thursday. */
function weekday(at: number): number {
  return (Math.floor((at - offsetMs) / days(1)) + 4) % 7;
}
