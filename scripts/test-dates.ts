import { chileDate, chileDayStart, chileMinute } from "#server/time/chile-time.ts";
import { hours, minutes } from "#server/time/clock.ts";
import { run } from "./test-run.ts";

/**
 * `npm run test:dates`: the projects `unit` and `sqlite`, or the named test files, with the clock of every process
 * moved to dates that break tests: ends of months and years, holidays, changes of the clock.
 */
const now = Date.now();
const thisYear = Number(chileDate(now).slice(0, 4));

/** The first Sunday, as in "04-04": Chile changes its clock as it begins. */
function clockChange(year: number, month: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const day = 1 + ((7 - first) % 7);
  return `${String(month).padStart(2, "0")}-0${day}`;
}

/** With the time of the day since its start. */
const dates: ReadonlyArray<readonly [dayOf: (year: number) => string, sinceStart: number]> = [
  [() => "12-01", hours(12)],
  [() => "12-08", hours(12)],
  // The day after begins while the tests run.
  [() => "12-31", hours(23) + minutes(30)],
  [() => "01-01", hours(12)],
  [() => "02-28", hours(12)],
  [(year) => clockChange(year, 4), hours(3)],
  [(year) => clockChange(year, 9), hours(3)],
];

function nextStart([dayOf, sinceStart]: (typeof dates)[number]): number {
  const [one = 0, next = 0] = [thisYear, thisYear + 1].map(
    (year) => chileDayStart(`${year}-${dayOf(year)}`) + sinceStart,
  );
  return one > now ? one : next;
}

const asked = process.argv.slice(2);
const preload = `--import=${new URL("./shift-clock.ts", import.meta.url).href}`;
let failed = 0;

for (const start of dates.map(nextStart).toSorted((a, b) => a - b)) {
  const result = await run(
    ["vitest", "run", "--project", "unit", "--project", "sqlite", ...asked],
    {
      env: {
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${preload}`.trim(),
        CLOCK_SHIFT_MS: String(start - Date.now()),
      },
    },
  );
  if (result.code !== 0) failed += 1;
  const tests = /^ *Tests +(.*)$/m.exec(result.output)?.[1] ?? "no test ran";
  console.log(`${result.code === 0 ? "ok    " : "FAILED"} ${chileMinute(start)}: ${tests}`);
  if (result.code !== 0) console.log(result.output);
}
process.exitCode = failed === 0 ? 0 : 1;
