import { describe } from "vitest";
import { testEngine } from "#rig/databases/test-database.ts";

/**
 * All cases on the embedded database. PostgreSQL gets the first of each kind: the others run the same statements
 * after another answer of the provider.
 */
export function casesOfEngine<T>(cases: readonly T[], kindOf: (it: T) => string): T[] {
  return testEngine === "sqlite" ? [...cases] : firstOfEach(cases, kindOf);
}

/** For what no code of the shop tells apart. */
export function firstOfEach<T>(cases: readonly T[], kindOf: (it: T) => string): T[] {
  return [...Map.groupBy(cases, kindOf).values()].flatMap(([first]) =>
    first === undefined ? [] : [first],
  );
}

/** For what takes its time and runs the statements of other cases: PostgreSQL is not asked. */
export const describeSlow = describe.runIf(testEngine === "sqlite");
