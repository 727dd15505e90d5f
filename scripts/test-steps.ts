import type { SystemProgram } from "./test-system.ts";

/** One step of `npm test`; each command must end well before the next starts. */
export type Step = {
  name: string;
  /** What a reader learns from it. */
  title: string;
  commands: string[][];
  /** Counts the tests of this Vitest project instead of one check. */
  project?: string;
  needs?: SystemProgram[];
};

/** In order: what fails fastest comes first. */
export const steps: Step[] = [
  { name: "lint", title: "format and lint", commands: [["biome", "ci", "--colors=off", "."]] },
  {
    name: "types",
    title: "types",
    commands: [["react-router", "typegen"], ["tsc"]],
  },
  {
    name: "boundaries",
    title: "forbidden imports",
    commands: [["node", "scripts/check-boundaries.ts"]],
  },
  { name: "source", title: "house rules", commands: [["node", "scripts/check-source.ts"]] },
  { name: "glossary", title: "words", commands: [["node", "scripts/check-glossary.ts"]] },
  {
    name: "dead-code",
    title: "unused code",
    commands: [["knip", "--no-progress", "--no-config-hints"]],
  },
  { name: "build", title: "pages build", commands: [["node", "scripts/build.ts"]] },
  vitestStep("unit", "unit and stand-in tests"),
  vitestStep("sqlite", "HTTP and database tests, embedded database"),
  vitestStep("postgres", "HTTP and database tests, PostgreSQL", ["postgres"]),
  {
    name: "torture",
    title: "the shop killed at every failpoint, on both databases",
    commands: [["node", "torture/main.ts", "--rounds", "24"]],
    needs: ["postgres"],
  },
  vitestStep("browser", "browser tests", ["chromium"]),
];

/** Names that stand for several steps. */
export const groups: Record<string, string[]> = {
  check: ["lint", "types", "boundaries", "source", "glossary", "dead-code"],
  api: ["sqlite", "postgres"],
};

/** The steps of these names, in their own order; all of them when none is named. */
export function selectSteps(names: string[]): Step[] {
  const wanted = new Set(names.flatMap((name) => groups[name] ?? [name]));
  const unknown = [...wanted].filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = [...steps.map((step) => step.name), ...Object.keys(groups)].join(", ");
    throw new Error(`unknown step ${unknown.join(", ")}; there are: ${known}`);
  }
  return wanted.size === 0 ? steps : steps.filter((step) => wanted.has(step.name));
}

function vitestStep(project: string, title: string, needs: SystemProgram[] = []): Step {
  return {
    name: project,
    title,
    project,
    needs,
    commands: [["vitest", "run", "--project", project]],
  };
}
