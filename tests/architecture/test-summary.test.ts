import { expect, test } from "vitest";
import { selectSteps, steps } from "#scripts/test-steps.ts";
import { countTests, summarize } from "#scripts/test-summary.ts";

const brokenFile = {
  name: "a.test.ts",
  startTime: 1,
  endTime: 2,
  status: "failed",
  assertionResults: [{ status: "skipped" }],
};
const report = {
  testResults: [],
  success: true,
  numFailedTests: 0,
  numPendingTests: 2,
  numTodoTests: 0,
};
const count = (fields: object) =>
  countTests(JSON.stringify({ ...report, numPassedTests: 7, ...fields }));

test("the last line of a run counts checks and tests", () => {
  const result = { skipped: 0, durationMs: 1234, secondTries: [], files: [] };
  const lines = summarize(
    [
      { title: "types", passed: 1, failed: 0, ...result },
      { title: "unit", passed: 10, failed: 2, ...result },
    ],
    ["browser tests"],
  );

  expect(lines.at(-1)).toBe("11 passed, 2 failed");
  expect(lines).toContain("types: ok (1.2 s)");
  expect(lines).toContain("unit: FAILED (2 of 12 failed, 1.2 s)");
  expect(lines).toContain("browser tests: not run");
});

test.each([
  ["tests", count({}), { passed: 7, failed: 0, skipped: 2 }],
  [
    "a failed test",
    count({ success: false, numFailedTests: 1 }),
    { passed: 7, failed: 1, skipped: 2 },
  ],
  [
    "files that do not load",
    count({ success: false, testResults: [brokenFile, brokenFile] }),
    { passed: 7, failed: 2, skipped: 2 },
  ],
  ["a failure outside of files", count({ success: false }), { passed: 7, failed: 1, skipped: 2 }],
  ["a run without tests", count({ numPassedTests: 0 }), { passed: 0, failed: 1, skipped: 2 }],
  ["a run that crashed", countTests(null), { passed: 0, failed: 1, skipped: 0 }],
])("counts %s", (_name, actual, expected) => {
  expect(actual).toEqual({ ...expected, secondTries: [], files: expect.any(Array) });
});

test("a test that passed only at its second attempt is named with what went wrong at first", () => {
  const tests = [
    { status: "passed", fullName: "a page loads", failureMessages: ["TimeoutError: 30 s"] },
    { status: "passed", fullName: "a page is found", failureMessages: [] },
    { status: "failed", fullName: "a page closes", failureMessages: ["AssertionError: 1"] },
  ];
  const counts = count({
    testResults: [
      { name: "b.test.ts", startTime: 1, endTime: 3, status: "passed", assertionResults: tests },
    ],
  });
  const second = { name: "a page loads", reason: "TimeoutError: 30 s" };
  expect(counts.secondTries).toEqual([second]);
  const lines = summarize([{ title: "browser tests", durationMs: 1000, ...counts }], []);
  expect(lines).toContain(
    "browser tests: ok (7 tests, 2 skipped, 1 only at the second attempt, 1.0 s)",
  );
  expect(lines).toContain("passed only at the second attempt: a page loads\n  TimeoutError: 30 s");
});

test("the ten slowest files are listed before the last line", () => {
  const testResults = Array.from({ length: 12 }, (_, index) => ({
    name: `${process.cwd()}/tests/f${index}.test.ts`,
    startTime: 1000,
    endTime: 1000 + index * 1000,
    status: "passed",
    assertionResults: [],
  }));
  const counts = count({ testResults });
  const lines = summarize([{ title: "unit", durationMs: 1, ...counts }], []);
  const listed = lines.slice(lines.indexOf("slowest files:") + 1, -2);
  expect(listed).toHaveLength(10);
  expect(listed[0]).toBe("   11.0 s  tests/f11.test.ts (unit)");
  expect(listed.at(-1)).toBe("    2.0 s  tests/f2.test.ts (unit)");
});

test("steps run in their own order, alone or by group", () => {
  expect(selectSteps([])).toEqual(steps);
  expect(selectSteps(["lint", "unit"]).map((step) => step.name)).toEqual(["unit", "lint"]);
  expect(selectSteps(["quick"]).map((step) => step.name)).toEqual([
    ...["unit", "lint", "types", "boundaries", "comments", "glossary"],
  ]);
  expect(selectSteps(["api"]).map((step) => step.name)).toEqual(["postgres", "sqlite"]);
  expect(() => selectSteps(["nada"])).toThrow("unknown step nada");
});
