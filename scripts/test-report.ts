/** A test, a suite whose set-up failed, or with an empty name a file that does not load. */
export type Failure = { file: string; name: string; reason: string };

/** Name of a failure without a file. */
export const deathName = "(a worker died)";

export type TimedFile = { path: string; durationMs: number };

/** Result that a run of Vitest leaves for `npm test`. */
export type TestReport = {
  passed: number;
  skipped: number;
  failures: Failure[];
  files: TimedFile[];
  /** Paths of files that had not ended when the run did, because their worker had died. */
  abandoned: string[];
};

export function emptyReport(): TestReport {
  return { passed: 0, skipped: 0, failures: [], files: [], abandoned: [] };
}

/** Runs one failed test, suite or file alone. */
export function repeatCommand(project: string, { file, name }: Failure): string[] {
  const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const only = name === "" ? [] : ["-t", `^${pattern}`];
  return ["vitest", "run", "--project", project, file, ...only];
}
