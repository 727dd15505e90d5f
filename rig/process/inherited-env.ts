const names = ["PATH", "NODE_OPTIONS", "CLOCK_SHIFT_MS"];

/**
 * Variables that a process with settings of its own needs from this one: its programs, and its clock (`scripts/test-
 * dates.ts`).
 */
export const inheritedEnv: Readonly<Record<string, string>> = Object.fromEntries(
  names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);
