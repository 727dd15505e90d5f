import type { SystemProgram } from "./test-system.ts";

/** Each command must end well before the next starts. */
export type Step = {
  name: string;
  /**
   * A phase begins when the one before it has ended; its steps start in this order, some at once.
   */
  phase: number;
  /** Its meaning for a reader. */
  title: string;
  commands: string[][];
  /** Counts the tests of this Vitest project instead of one check. */
  project?: string;
  /** Its tests wait: beside another run it needs twice the workers. */
  isPatient?: boolean;
  needs?: SystemProgram[];
};

/** By phase: what fails fastest comes first. */
export const steps: Step[] = [
  // The longest of its phase.
  vitestStep("unit", { phase: 1, title: "unit tests" }),
  {
    name: "lint",
    phase: 1,
    title: "format and lint",
    commands: [["biome", "ci", "--colors=off", "."]],
  },
  {
    name: "types",
    phase: 1,
    title: "types",
    commands: [["react-router", "typegen"], ["tsc"]],
  },
  {
    name: "boundaries",
    phase: 1,
    title: "forbidden imports",
    commands: [["node", "scripts/check-boundaries.ts"]],
  },
  {
    name: "comments",
    phase: 1,
    title: "citations",
    commands: [["node", "scripts/check-comments.ts"]],
  },
  { name: "glossary", phase: 1, title: "words", commands: [["node", "scripts/check-glossary.ts"]] },
  {
    name: "dead-code",
    // It reads the types that the step `types` generates.
    phase: 2,
    title: "unused code",
    commands: [["knip", "--no-progress", "--no-config-hints"]],
  },
  {
    name: "build",
    phase: 2,
    title: "pages build",
    commands: [
      ["node", "scripts/build.ts"],
      ["node", "scripts/check-browsers.ts"],
    ],
  },
  // In this order both cores have work: the torture waits most, views have one worker, and the last two end together.
  {
    name: "torture",
    phase: 3,
    title: "the shop killed at each failpoint, on both databases",
    commands: [["node", "torture/main.ts", "--corto"]],
    needs: ["postgres"],
  },
  vitestStep("journeys", {
    phase: 3,
    title: "journeys in a browser",
    needs: ["chromium"],
    isPatient: true,
  }),
  vitestStep("views", { phase: 3, title: "every view in a browser", needs: ["chromium"] }),
  vitestStep("sqlite", {
    phase: 3,
    title: "HTTP and database tests, embedded database",
    needs: ["age"],
    isPatient: true,
  }),
  vitestStep("postgres", {
    phase: 3,
    title: "HTTP and database tests, PostgreSQL",
    needs: ["postgres", "age"],
    isPatient: true,
  }),
  {
    name: "rehearsal",
    phase: 3,
    title: "two processes behind nginx: one killed, both upgraded",
    commands: [["node", "rehearsal/main.ts", "corto"]],
    needs: ["postgres", "nginx"],
  },
];

export const groups: Record<string, string[]> = {
  quick: ["unit", "lint", "types", "boundaries", "comments", "glossary"],
  check: ["lint", "types", "boundaries", "comments", "glossary", "dead-code"],
  api: ["sqlite", "postgres"],
  browser: ["journeys", "views"],
};

/** In their own order; all steps when none is named. */
export function selectSteps(names: string[]): Step[] {
  const wanted = new Set(names.flatMap((name) => groups[name] ?? [name]));
  const unknown = [...wanted].filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = [...steps.map((step) => step.name), ...Object.keys(groups)].join(", ");
    throw new Error(`unknown step ${unknown.join(", ")}; there are: ${known}`);
  }
  return wanted.size === 0 ? steps : steps.filter((step) => wanted.has(step.name));
}

function vitestStep(project: string, step: Omit<Step, "name" | "commands">): Step {
  return {
    ...step,
    name: project,
    project,
    commands: [["vitest", "run", "--project", project]],
  };
}
