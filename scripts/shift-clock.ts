/**
 * Preloaded by `scripts/test-dates.ts` (`--import`): moves `Date` by CLOCK_SHIFT_MS before anything reads it.
 * Timers, `performance` and the clocks of files and PostgreSQL stay.
 */
const real = Date;
const realNow = real.now;
const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);

real.now = () => realNow() + shiftMs;

globalThis.Date = new Proxy(real, {
  construct: (target, args, asked) =>
    Reflect.construct(target, args.length === 0 ? [target.now()] : args, asked),
  apply: (target) => new target(target.now()).toString(),
});

export {};
