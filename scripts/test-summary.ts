import {
  deathName,
  emptyReport,
  type Failure,
  type TestReport,
  type TimedFile,
} from "./test-report.ts";

/** A check counts as one; a test run counts its tests. */
export type StepResult = {
  title: string;
  passed: number;
  skipped: number;
  durationMs: number;
  failures: Failure[];
  /** Failed, and passed when repeated alone. */
  unstable: Failure[];
  files: TimedFile[];
  abandoned: string[];
  /** Why it could not run, in one sentence. */
  problem?: string;
};

/** Where failures depend on chance, chance is a defect too (docs/decisiones.md 16). */
const mostUnstable = 2;

/** Counts a test run; null when it ended before it wrote its report. */
export function countTests(report: string | null, code: number): TestReport {
  const counts: TestReport = report === null ? emptyReport() : JSON.parse(report);
  const isSilent = counts.failures.length === 0 && (code !== 0 || counts.passed === 0);
  return isSilent ? { ...counts, failures: [brokenRun] } : counts;
}

const brokenRun = { file: "", name: "(the run)", reason: "it ended without naming a failed test" };

/** Adds a run of the files that a dead worker left. Its death is unstable unless one dies again. */
export function addRest(result: StepResult, rest: TestReport): void {
  const isDeath = ({ name }: Failure) => name === deathName;
  const deaths = result.failures.filter(isDeath);
  result.passed += rest.passed;
  result.skipped += rest.skipped;
  result.files.push(...rest.files);
  result.failures.push(...rest.failures);
  if (rest.failures.some(isDeath)) return;
  result.failures = result.failures.filter((failure) => !isDeath(failure));
  result.unstable.push(...deaths);
}

export function describeResult(result: StepResult): string {
  const { passed, skipped, failures, unstable, durationMs, problem } = result;
  const failed = failures.length;
  const counts = [
    failed > 0 && passed + failed > 1 ? `${failed} of ${passed + failed} failed` : null,
    failed === 0 && passed > 1 ? `${passed} tests` : null,
    skipped > 0 ? `${skipped} skipped` : null,
    unstable.length > 0 ? `${unstable.length} unstable` : null,
    `${(durationMs / 1000).toFixed(1)} s`,
    problem,
  ];
  return `${failed > 0 ? "FAILED" : "ok"} (${counts.filter(Boolean).join(", ")})`;
}

/** True when the run is red: a failure, or more unstable tests than chance explains. */
export function isRed(results: StepResult[]): boolean {
  return countFailed(results) > 0;
}

function countFailed(results: StepResult[]): number {
  const failed = results.flatMap(({ failures }) => failures).length;
  const unstable = results.flatMap((result) => result.unstable).length;
  return failed + (unstable > mostUnstable ? unstable : 0);
}

/** The lines that close a run; the last one is for machines. */
export function summarize(results: StepResult[], notRun: string[]): string[] {
  const unstable = results.flatMap((result) => result.unstable);
  const tooMany = unstable.length > mostUnstable ? ", which is too many: they count as failed" : "";
  const red = unstable.length > mostUnstable ? unstable.length : 0;
  const passed = results.reduce((total, result) => total + result.passed, 0) - red;
  return [
    "",
    ...results.map((result) => `${result.title}: ${describeResult(result)}`),
    ...notRun.map((title) => `${title}: not run`),
    ...listSlowest(results),
    "",
    ...results.flatMap(({ title, failures }) =>
      failures.map(
        ({ file, name, reason }) =>
          `failed: ${[title, file, name].filter(Boolean).join(" > ")}${reason && `\n  ${reason}`}`,
      ),
    ),
    ...results.flatMap(({ title, unstable: those }) =>
      those.map(({ file, name, reason }) => `unstable: ${file || title} > ${name}\n  ${reason}`),
    ),
    ...(unstable.length > 0 ? [`${unstable.length} unstable${tooMany}`] : []),
    `${passed} passed, ${countFailed(results)} failed`,
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
