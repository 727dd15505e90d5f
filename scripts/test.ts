/**
 * `npm test`: every step, or the named ones. A failed test is repeated alone when its phase has
 * ended (docs/decisiones.md 16). Stops after the first phase in which a step fails, unless called
 * with `--keep-going`.
 */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { repeatFailed, runStep } from "./run-step.ts";
import { interrupt } from "./test-run.ts";
import { type Step, selectSteps } from "./test-steps.ts";
import { describeResult, isRed, type StepResult, summarize } from "./test-summary.ts";

/** A third would make the tests of the others wait for a core. */
const maxAtOnce = 2;
/** Workers of a test run beside another: a test then runs like on a calm machine. */
const sharedWorkers = ({ isPatient = false }: Step) =>
  Math.max(1, Math.floor((availableParallelism() / maxAtOnce) * (isPatient ? 2 : 1)));

let isInterrupted = false;

async function main(args: string[]): Promise<void> {
  const steps = selectSteps(args.filter((arg) => !arg.startsWith("--")));
  const canGoOn = args.includes("--keep-going");
  const results: StepResult[] = [];
  for (const phase of Map.groupBy(steps, (step) => step.phase).values()) {
    results.push(...(await runPhase(phase)));
    if (isInterrupted || (isRed(results) && !canGoOn)) break;
  }
  const titles = steps.map((step) => step.title);
  const notRun = titles.filter((title) => results.every((result) => result.title !== title));
  for (const line of summarize(results, notRun)) console.log(line);
  if (isInterrupted || isRed(results)) process.exitCode = 1;
}

async function runPhase(steps: Step[]): Promise<StepResult[]> {
  const waiting = [...steps.entries()];
  const results: StepResult[] = [];
  const hasOthers = steps.filter(({ project }) => project).length > 1;
  async function runNext(): Promise<void> {
    const next = isInterrupted ? undefined : waiting.shift();
    if (!next) return;
    const workers = hasOthers ? sharedWorkers(next[1]) : null;
    results[next[0]] = await reportStep(next[1], workers);
    await runNext();
  }
  await Promise.all(Array.from({ length: maxAtOnce }, runNext));
  for (const [index, step] of steps.entries()) {
    const result = results[index];
    if (result && !isInterrupted) await repeatFailed(step, result);
  }
  return results.filter(Boolean);
}

async function reportStep(step: Step, workers: number | null): Promise<StepResult> {
  console.log(`${step.title} …`);
  const { result, output } = await runStep(step, workers);
  console.log(`${step.title}: ${describeResult(result)}`);
  if (result.failures.length > 0 && output) console.log(`\n${output.trim()}\n`);
  return result;
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
