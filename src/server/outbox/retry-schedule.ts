import { days, hours, minutes, seconds } from "../time/clock.ts";

/** After the first, second … failure of one mail. */
const mailDelays = [
  seconds(5),
  seconds(30),
  minutes(2),
  minutes(10),
  hours(1),
  hours(3),
  hours(6),
  hours(12),
];

const awayDelayYoungMs = seconds(5);
const awayDelayOldMs = minutes(1);
const youngMs = hours(1);
const awayLimitMs = days(2);

type Failure = {
  intentos: number;
  /** When it was asked for, or a person had it sent again. */
  since: number;
  isServerAway: boolean;
  now: number;
};

/** Null once a person has to look at it. */
export function nextTry({ intentos, since, isServerAway, now }: Failure): number | null {
  if (isServerAway) {
    const age = now - since;
    if (age >= awayLimitMs) return null;
    return now + (age < youngMs ? awayDelayYoungMs : awayDelayOldMs);
  }
  const delay = mailDelays[intentos - 1];
  return delay === undefined ? null : now + delay;
}
