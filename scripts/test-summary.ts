import { relative } from "node:path";

/** A check counts as one; a test run counts its tests. */
export type StepResult = {
  title: string;
  passed: number;
  failed: number;
  skipped: number;
  durationMs: number;
  /** Failed at first, passed when run again. */
  secondTries: SecondTry[];
  files: TimedFile[];
  /** Why it could not run, in one sentence. */
  problem?: string;
};

/** A test that passed at its second attempt, and its first failure. */
export type SecondTry = { name: string; reason: string };

export type TimedFile = { path: string; durationMs: number };

type TestReport = { status: string; fullName?: string; failureMessages?: string[] };

type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    assertionResults: TestReport[];
  }[];
};

/** Counts of Vitest's JSON report; null when the run ended before it was written. */
export function countTests(
  report: string | null,
): Pick<StepResult, "passed" | "failed" | "skipped" | "secondTries" | "files"> {
  if (report === null) return { passed: 0, failed: 1, skipped: 0, secondTries: [], files: [] };
  const { success, testResults, ...counts }: VitestReport = JSON.parse(report);
  // A file that breaks outside its tests fails the run without a failed test.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  const failed = counts.numFailedTests + brokenFiles.length;
  const isSilent = failed === 0 && (!success || counts.numPassedTests === 0);
  return {
    passed: counts.numPassedTests,
    failed: isSilent ? 1 : failed,
    skipped: counts.numPendingTests + counts.numTodoTests,
    secondTries: testResults.flatMap(({ assertionResults }) => findSecondTries(assertionResults)),
    files: testResults.map(({ name, startTime, endTime }) => ({
      path: relative(process.cwd(), name),
      durationMs: endTime - startTime,
    })),
  };
}

/** Vitest keeps the first attempt's errors beside a passed test. */
function findSecondTries(tests: TestReport[]): SecondTry[] {
  return tests.flatMap(({ status, fullName = "", failureMessages: [reason] = [] }) =>
    status === "passed" && reason !== undefined ? [{ name: fullName, reason }] : [],
  );
}

export function describeResult(result: StepResult): string {
  const { passed, failed, skipped, secondTries, durationMs, problem } = result;
  const counts = [
    failed > 0 && passed + failed > 1 ? `${failed} of ${passed + failed} failed` : null,
    failed === 0 && passed > 1 ? `${passed} tests` : null,
    skipped > 0 ? `${skipped} skipped` : null,
    secondTries.length > 0 ? `${secondTries.length} only at the second attempt` : null,
    `${(durationMs / 1000).toFixed(1)} s`,
    problem,
  ];
  return `${failed > 0 ? "FAILED" : "ok"} (${counts.filter(Boolean).join(", ")})`;
}

/** The lines that close a run; the last one is for machines. */
export function summarize(results: StepResult[], notRun: string[]): string[] {
  const sum = (field: "passed" | "failed") =>
    results.reduce((total, result) => total + result[field], 0);
  return [
    "",
    ...results.map((result) => `${result.title}: ${describeResult(result)}`),
    ...notRun.map((title) => `${title}: not run`),
    ...results.flatMap(({ secondTries }) =>
      secondTries.map(
        ({ name, reason }) => `passed only at the second attempt: ${name}\n  ${reason}`,
      ),
    ),
    ...listSlowest(results),
    "",
    `${sum("passed")} passed, ${sum("failed")} failed`,
  ];
}

function listSlowest(results: StepResult[]): string[] {
  const files = results.flatMap((result) =>
    result.files.map((file) => ({ ...file, title: result.title })),
  );
  const slowest = files.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, 10);
  return slowest.length === 0
    ? []
    : [
        "",
        "slowest files:",
        ...slowest.map(
          ({ path, durationMs, title }) =>
            `${(durationMs / 1000).toFixed(1).padStart(7)} s  ${path} (${title})`,
        ),
      ];
}
