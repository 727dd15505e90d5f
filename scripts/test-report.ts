/** A test, a suite whose set-up failed, or with an empty name a file that does not load. */
export type Failure = { file: string; name: string; reason: string };

export type TimedFile = { path: string; durationMs: number };

/** Result that a run of Vitest leaves for `npm test`. */
export type TestReport = {
  passed: number;
  skipped: number;
  failures: Failure[];
  files: TimedFile[];
};

/** Runs one failed test, suite or file alone. */
export function repeatCommand(project: string, { file, name }: Failure): string[] {
  const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const only = name === "" ? [] : ["-t", `^${pattern}`];
  return ["vitest", "run", "--project", project, file, ...only];
}
