/**
 * `npm test`: every step, or the named ones. Stops after the first phase in which a step fails,
 * unless called with `--keep-going`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { interrupt, run } from "./test-run.ts";
import { type Step, selectSteps } from "./test-steps.ts";
import { countTests, describeResult, type StepResult, summarize } from "./test-summary.ts";
import { ensureProgram } from "./test-system.ts";

/** Three keep two cores busy: steps wait for timers, disks or browsers. */
const maxAtOnce = 3;

let isInterrupted = false;

async function main(args: string[]): Promise<void> {
  const steps = selectSteps(args.filter((arg) => !arg.startsWith("--")));
  const canGoOn = args.includes("--keep-going");
  const results: StepResult[] = [];
  for (const phase of Map.groupBy(steps, (step) => step.phase).values()) {
    results.push(...(await runPhase(phase)));
    const hasFailed = results.some((result) => result.failed > 0);
    if (isInterrupted || (hasFailed && !canGoOn)) break;
  }
  const titles = steps.map((step) => step.title);
  const notRun = titles.filter((title) => results.every((result) => result.title !== title));
  for (const line of summarize(results, notRun)) console.log(line);
  if (isInterrupted || results.some((result) => result.failed > 0)) process.exitCode = 1;
}

async function runPhase(steps: Step[]): Promise<StepResult[]> {
  const waiting = [...steps.entries()];
  const results: StepResult[] = [];
  async function runNext(): Promise<void> {
    const next = isInterrupted ? undefined : waiting.shift();
    if (!next) return;
    results[next[0]] = await reportStep(next[1]);
    await runNext();
  }
  await Promise.all(Array.from({ length: maxAtOnce }, runNext));
  return results.filter(Boolean);
}

async function reportStep(step: Step): Promise<StepResult> {
  const { result, output } = await runStep(step);
  console.log(`${step.title} … ${describeResult(result)}`);
  if (result.failed > 0 && output) console.log(`\n${output.trim()}\n`);
  return result;
}

type Outcome = { result: StepResult; output: string };

async function runStep(step: Step): Promise<Outcome> {
  const startedAt = performance.now();
  const outcome = (await missingProgram(step)) ?? (await runCommands(step));
  outcome.result.durationMs = performance.now() - startedAt;
  return outcome;
}

async function missingProgram({ needs = [], title }: Step): Promise<Outcome | null> {
  for (const program of needs) {
    const problem = await ensureProgram(program);
    if (problem) {
      const counts = { passed: 0, failed: 1, skipped: 0, secondTries: [], files: [] };
      const result = { title, ...counts, durationMs: 0, problem };
      return { result, output: "" };
    }
  }
  return null;
}

async function runCommands({ title, commands, project }: Step): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "estrato-test-"));
  const reportFile = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  try {
    let output = "";
    let isFine = true;
    for (const command of commands) {
      const result = await run(project ? [...command, ...reporters] : command);
      output += result.output;
      isFine = result.code === 0;
      if (!isFine) break;
    }
    const counts = project
      ? countTests(existsSync(reportFile) ? readFileSync(reportFile, "utf8") : null)
      : { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0, secondTries: [], files: [] };
    return { result: { title, ...counts, durationMs: 0 }, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Once asks for an orderly end: servers started by a test are stopped with it.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    isInterrupted = true;
    interrupt();
  });

process.chdir(join(import.meta.dirname, ".."));
await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
