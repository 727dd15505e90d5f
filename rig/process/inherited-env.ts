import { join } from "node:path";

/** A start compiles some 500 modules, a third of its CPU time. */
const compileCache = join(import.meta.dirname, "../../.cache/compile");
const names = ["PATH", "NODE_OPTIONS", "CLOCK_SHIFT_MS"];

/**
 * Variables that a process with settings of its own needs from this one: its programs, its clock (`scripts/test-
 * dates.ts`), and where compiled modules are kept.
 */
export const inheritedEnv: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: compileCache,
  ...Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ),
};
