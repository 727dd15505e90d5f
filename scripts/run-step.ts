import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyReport, type Failure, repeatCommand } from "./test-report.ts";
import { run } from "./test-run.ts";
import type { Step } from "./test-steps.ts";
import { addRest, countTests, type StepResult } from "./test-summary.ts";
import { ensureProgram } from "./test-system.ts";

export type Outcome = { result: StepResult; output: string };

/** A failed check has no test to repeat. */
const checkFailure: Failure = { file: "", name: "", reason: "" };
/** More have a cause of their own. */
const mostRepeated = 8;

/** `workers`: of a test run; as many as its project says without it. */
export async function runStep(step: Step, workers: number | null): Promise<Outcome> {
  const startedAt = performance.now();
  const { output, ...counts } = (await missingProgram(step)) ?? (await runCommands(step, workers));
  const durationMs = performance.now() - startedAt;
  const empty = { ...emptyReport(), unstable: [] };
  return { result: { title: step.title, ...empty, durationMs, ...counts }, output };
}

type Counts = Partial<StepResult> & { output: string };

async function missingProgram({ needs = [] }: Step): Promise<Counts | null> {
  for (const program of needs) {
    const problem = await ensureProgram(program);
    if (problem) return { failures: [checkFailure], problem, output: "" };
  }
  return null;
}

async function runCommands({ commands, project }: Step, workers: number | null): Promise<Counts> {
  let output = "";
  for (const command of commands) {
    if (project) return runVitest([...command, ...(workers ? [`--maxWorkers=${workers}`] : [])]);
    const result = await run(command);
    output += result.output;
    if (result.code !== 0) return { failures: [checkFailure], output };
  }
  return { passed: 1, output };
}

/** Its failures are shown while it runs: nothing is left to print, unless it broke. */
async function runVitest(command: string[]): Promise<ReturnType<typeof countTests> & Counts> {
  const folder = mkdtempSync(join(tmpdir(), "estrato-test-"));
  const TEST_REPORT = join(folder, "report.json");
  try {
    const { code, output } = await run([...command, "--reporter=./scripts/test-reporter.ts"], {
      env: { TEST_REPORT },
      isShown: true,
    });
    const report = existsSync(TEST_REPORT) ? readFileSync(TEST_REPORT, "utf8") : null;
    return { ...countTests(report, code), output: report === null ? output : "" };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Repeats each failed test alone; one that passes then is unstable. A check and a run that ended
 * without its report have no second attempt.
 */
export async function repeatFailed({ project }: Step, result: StepResult): Promise<void> {
  if (!project) return;
  if (result.abandoned.length > 0) await runAbandoned(project, result);
  const failures = result.failures.filter(({ file }) => file !== "");
  if (failures.length > mostRepeated) return;
  for (const failure of failures) {
    console.log(`\nonce more, alone: ${failure.file} > ${failure.name}`);
    const again = await runVitest(repeatCommand(project, failure));
    if (again.failures.length > 0) continue;
    result.failures = result.failures.filter((other) => other !== failure);
    result.unstable.push(failure);
    result.passed += 1;
  }
}

async function runAbandoned(project: string, result: StepResult): Promise<void> {
  console.log(`\nonce more: ${result.abandoned.length} files that a dead worker left`);
  addRest(result, await runVitest(["vitest", "run", "--project", project, ...result.abandoned]));
}
