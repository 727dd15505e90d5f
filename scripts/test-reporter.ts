/**
 * Vitest's reporter in `npm test`: prints a failure when it happens, with the command that repeats
 * it alone, and how far a run is; leaves its counts in the file that `TEST_REPORT` names.
 */
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { SerializedError } from "vitest";
import type { Reporter, TestCase, TestModule, TestSuite } from "vitest/node";
import { type Failure, repeatCommand, type TestReport } from "./test-report.ts";

const progressMs = 30_000;

/** Vitest calls it with `new`. */
export default function createReporter(): Reporter {
  const report: TestReport = { passed: 0, skipped: 0, failures: [], files: [] };
  let project = "";
  let collected = 0;
  let timer: NodeJS.Timeout | undefined;

  function fail(failure: Failure, errors: readonly SerializedError[]): void {
    report.failures.push(failure);
    const told = errors.flatMap(({ message, stack }) => (stack || message).split("\n"));
    const ours = told.filter((line) => !/^\s+at .*(node_modules|node:|<anonymous>)/.test(line));
    const place = `${project}: ${failure.file} > ${failure.name || "(the file)"}`;
    console.log(`\nFAILED ${place}\n${stripVTControlCharacters(ours.join("\n"))}`);
    if (failure.file) console.log(`repeat it: npx ${shellWords(repeatCommand(project, failure))}`);
  }

  function finish({ errors, name, file }: Failure & { errors: readonly SerializedError[] }): void {
    if (errors.length > 0) fail({ file, name, reason: errors[0]?.message ?? "" }, errors);
  }

  return {
    onTestRunStart(specifications) {
      project = specifications[0]?.project.name ?? "";
      const tell = () => {
        const { passed, failures } = report;
        console.log(`${project}: ${passed} of ${collected} passed, ${failures.length} failed`);
      };
      timer = setInterval(tell, progressMs).unref();
    },
    onTestModuleCollected(module) {
      collected += [...module.children.allTests()].length;
    },
    onTestCaseResult(test) {
      const { state, errors = [] } = test.result();
      if (state === "passed") report.passed += 1;
      if (state === "skipped") report.skipped += 1;
      if (state === "failed") finish({ ...placeOf(test), errors });
    },
    onTestSuiteResult(suite) {
      finish({ ...placeOf(suite), errors: suite.errors() });
    },
    onTestModuleEnd(module) {
      finish({ ...placeOf(module), errors: module.errors() });
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      const durationMs = duration + collectDuration + setupDuration;
      report.files.push({ path: placeOf(module).file, durationMs });
    },
    onTestRunEnd(_modules, outsideErrors) {
      clearInterval(timer);
      // No file can be repeated for what fails outside of all.
      for (const error of outsideErrors)
        fail({ file: "", name: "(outside of tests)", reason: error.message }, [error]);
      writeFileSync(process.env.TEST_REPORT ?? "/dev/null", JSON.stringify(report));
    },
  };
}

function placeOf(task: TestCase | TestSuite | TestModule): Failure {
  const module = task.type === "module" ? task : task.module;
  const name = task.type === "module" ? "" : task.fullName;
  return { file: relative(process.cwd(), module.moduleId), name, reason: "" };
}

function shellWords(words: string[]): string {
  return words
    .map((word) => (/^[\w./=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`))
    .join(" ");
}
