import { expect, test } from "vitest";
import { findLacks } from "#scripts/browsers/find-lacks.ts";
import { buildTarget } from "#scripts/browsers/oldest-browsers.ts";

const namesIn = (code: string) => findLacks(code).map(({ name }) => name);

test.for([
  ["a.toSorted()", ".toSorted"],
  ["t.toWellFormed()", ".toWellFormed"],
  ["new Set(a).union(b)", ".union"],
  ["Promise.withResolvers()", "Promise.withResolvers"],
  ["URL.parse(t)", "URL.parse"],
  ["AbortSignal.any([a,b])", "AbortSignal.any"],
  ["Object.groupBy(a,f)", "Object.groupBy"],
  ["Array.fromAsync(a)", "Array.fromAsync"],
  ["new Intl.Segmenter()", "new Intl.Segmenter"],
  ["new CloseWatcher", "new CloseWatcher"],
  ["a.moveBefore(b,c)", ".moveBefore"],
  ["/[a--b]/v.test(t)", "/…/v"],
  ["/(?i:a)b/.test(t)", "(?i:…)"],
] as const)("%s is refused", ([code, name]) => {
  expect(namesIn(code)).toEqual([name]);
});

test.for([
  "a.at(-1)",
  "a.findLast(f)",
  "Object.hasOwn(a,b)",
  "a.startViewTransition?.(f)",
  "structuredClone(a)",
  "/(?<!a)b/u.test(t)",
  "new Intl.NumberFormat('es').format(1)",
  "new Map().get(a)",
])("%s is in all of them", (code) => {
  expect(namesIn(code)).toEqual([]);
});

test("the compiler lowers syntax to the same browsers", () => {
  expect(buildTarget).toEqual(["chrome109", "edge109", "firefox115", "safari16.4", "ios16.4"]);
});
