/**
 * Vitest's reporter in `npm test`: prints a failure when it happens, with the command that repeats
 * it alone, and how far a run is; leaves its counts in the file that `TEST_REPORT` names.
 */
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { SerializedError } from "vitest";
import type { Reporter, TestCase, TestModule, TestSuite } from "vitest/node";
import { deathName, emptyReport, type Failure, repeatCommand } from "./test-report.ts";

const progressMs = 30_000;

/** Vitest calls it with `new`. */
export default function createReporter(): Reporter {
  const report = emptyReport();
  const waiting = new Set<string>();
  const running = new Set<string>();
  let project = "";
  let collected = 0;
  let timer: NodeJS.Timeout | undefined;

  function fail(failure: Failure, errors: readonly SerializedError[]): void {
    report.failures.push(failure);
    const told = errors.flatMap(({ message, stack }) => (stack || message).split("\n"));
    const ours = told.filter((line) => !/^\s+at .*(node_modules|node:|<anonymous>)/.test(line));
    const place = `${project}: ${failure.file} > ${failure.name || "(the file)"}`;
    const reason = failure.file === "" ? [failure.reason] : [];
    console.log(`\nFAILED ${place}\n${stripVTControlCharacters([...reason, ...ours].join("\n"))}`);
    if (failure.file) console.log(`repeat it: npx ${shellWords(repeatCommand(project, failure))}`);
  }

  function finish({ errors, name, file }: Failure & { errors: readonly SerializedError[] }): void {
    if (errors.length > 0) fail({ file, name, reason: errors[0]?.message ?? "" }, errors);
  }

  return {
    onTestRunStart(specifications) {
      project = specifications[0]?.project.name ?? "";
      for (const { moduleId } of specifications) waiting.add(relative(process.cwd(), moduleId));
      const tell = () => {
        const { passed, failures } = report;
        console.log(`${project}: ${passed} of ${collected} passed, ${failures.length} failed`);
      };
      timer = setInterval(tell, progressMs).unref();
    },
    onTestModuleCollected(module) {
      collected += [...module.children.allTests()].length;
    },
    onTestModuleStart(module) {
      running.add(placeOf(module).file);
    },
    onTestCaseResult(test) {
      const { state, errors = [] } = test.result();
      if (state === "failed") finish({ ...placeOf(test), errors });
    },
    onTestSuiteResult(suite) {
      finish({ ...placeOf(suite), errors: suite.errors() });
    },
    onTestModuleEnd(module) {
      const { file } = placeOf(module);
      waiting.delete(file);
      running.delete(file);
      // Tests of a file that does not end are counted when it is run again.
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === "passed" || state === "skipped") report[state] += 1;
      }
      finish({ ...placeOf(module), errors: module.errors() });
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      const durationMs = duration + collectDuration + setupDuration;
      report.files.push({ path: file, durationMs });
    },
    onTestRunEnd(_modules, outsideErrors) {
      clearInterval(timer);
      report.abandoned = [...waiting];
      for (const error of outsideErrors)
        fail({ file: "", ...describeOutside(error, running) }, [error]);
      writeFileSync(process.env.TEST_REPORT ?? "/dev/null", JSON.stringify(report));
    },
  };
}

function placeOf(task: TestCase | TestSuite | TestModule): Failure {
  const module = task.type === "module" ? task : task.module;
  const name = task.type === "module" ? "" : task.fullName;
  return { file: relative(process.cwd(), module.moduleId), name, reason: "" };
}

/** Vitest tells a worker's death with the names of all files that it was given. */
function describeOutside(
  { message, cause }: SerializedError,
  running: ReadonlySet<string>,
): Omit<Failure, "file"> {
  if (!message.startsWith("[vitest-pool]")) return { name: "(outside of tests)", reason: message };
  const death = cause instanceof Error ? cause.message : message;
  const told = death.replace(/ while running test files? .*/s, "");
  return { name: deathName, reason: `${told}, in ${[...running].join(", ") || "no file"}` };
}

function shellWords(words: string[]): string {
  return words
    .map((word) => (/^[\w./=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`))
    .join(" ");
}
