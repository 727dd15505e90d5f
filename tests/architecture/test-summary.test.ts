import { expect, test } from "vitest";
import { repeatCommand } from "#scripts/test-report.ts";
import { selectSteps, steps } from "#scripts/test-steps.ts";
import { addRest, countTests, isRed, type StepResult, summarize } from "#scripts/test-summary.ts";

const failure = { file: "tests/a.test.ts", name: "pages > a page loads", reason: "Error: 30 s" };
const report = { passed: 7, skipped: 2, failures: [], files: [], abandoned: [] };
const count = (fields: object, code = 0) =>
  countTests(JSON.stringify({ ...report, ...fields }), code);
const resultOf = (fields: Partial<StepResult>): StepResult => ({
  ...{ title: "unit", passed: 1, skipped: 0, durationMs: 1234, files: [] },
  ...{ failures: [], unstable: [], abandoned: [] },
  ...fields,
});

test("the last line of a run counts checks and tests", () => {
  const lines = summarize(
    [resultOf({ title: "types" }), resultOf({ passed: 10, failures: [failure, failure] })],
    ["browser tests"],
  );

  expect(lines.at(-1)).toBe("11 passed, 2 failed");
  expect(lines).toContain("types: ok (1.2 s)");
  expect(lines).toContain("unit: FAILED (2 of 12 failed, 1.2 s)");
  expect(lines).toContain("failed: unit > tests/a.test.ts > pages > a page loads\n  Error: 30 s");
  expect(lines).toContain("browser tests: not run");
});

test.each([
  ["tests", count({}), 0],
  ["a failed test", count({ failures: [failure] }, 1), 1],
  ["a run that fails without naming a test", count({}, 1), 1],
  ["a run without tests", count({ passed: 0 }), 1],
  ["a run that crashed", countTests(null, 139), 1],
])("counts %s", (_name, { failures }, failed) => {
  expect(failures).toHaveLength(failed);
});

test("a test that passed when it was repeated is named with its first failure", () => {
  const results = [resultOf({ passed: 7, unstable: [failure] })];
  expect(isRed(results)).toBe(false);
  expect(summarize(results, []).slice(-3)).toEqual([
    "unstable: tests/a.test.ts > pages > a page loads\n  Error: 30 s",
    "1 unstable",
    "7 passed, 0 failed",
  ]);
});

test("three unstable tests are failures", () => {
  const results = [
    resultOf({ passed: 7, unstable: [failure, failure] }),
    resultOf({ passed: 2, unstable: [failure] }),
  ];
  expect(isRed(results)).toBe(true);
  expect(summarize(results, []).slice(-2)).toEqual([
    "3 unstable, which is too many: they count as failed",
    "6 passed, 3 failed",
  ]);
});

test("a failed test is repeated by its name, a file that does not load as a whole", () => {
  const run = ["vitest", "run", "--project", "unit", "tests/a.test.ts"];
  const named = { ...failure, name: "at /a (b) > costs $1" };
  expect(repeatCommand("unit", named)).toEqual([...run, "-t", "^at /a \\(b\\) > costs \\$1"]);
  expect(repeatCommand("unit", { ...failure, name: "" })).toEqual(run);
});

const death = { file: "", name: "(a worker died)", reason: "signal SIGSEGV, in tests/b.test.ts" };
const leftBehind = { passed: 7, failures: [death, failure], abandoned: ["tests/b.test.ts"] };

test("a dead worker is unstable when the files that it left pass", () => {
  const result = resultOf(structuredClone(leftBehind));
  addRest(result, { ...report, passed: 3 });
  expect(result).toMatchObject({ passed: 10, failures: [failure], unstable: [death] });
  expect(summarize([result], [])).toContain(
    "unstable: unit > (a worker died)\n  signal SIGSEGV, in tests/b.test.ts",
  );
});

test.each([
  ["a worker that dies twice", { ...death }],
  [
    "a test that fails in the files that a dead worker left",
    { ...failure, file: "tests/b.test.ts" },
  ],
])("%s is a failure", (_name, again) => {
  const result = resultOf(structuredClone(leftBehind));
  addRest(result, { ...report, passed: 3, failures: [again] });
  expect(result.failures).toContainEqual(again);
  expect(isRed([result])).toBe(true);
});

test("the ten slowest files are listed before the last line", () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    path: `tests/f${index}.test.ts`,
    durationMs: index * 1000,
  }));
  const lines = summarize([resultOf({ files })], []);
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
  expect(selectSteps(["api"]).map((step) => step.name)).toEqual(["sqlite", "postgres"]);
  expect(() => selectSteps(["nada"])).toThrow("unknown step nada");
});
