import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { configDefaults, defineConfig, type ViteUserConfig } from "vitest/config";
import { inheritedEnv } from "./rig/process/inherited-env.ts";

const cores = availableParallelism();
// Workers hand the compile cache to their threads: each import of a CSV starts one, and compiling was most of its work.
Object.assign(process.env, inheritedEnv);
/** Ends what hangs. Longer than each wait inside a test, which tells what did not come. */
const longest = { testTimeout: 180_000, hookTimeout: 180_000 };
/**
 * PostgreSQL is asked what it may answer otherwise: faults, races, its own SQL and files, and of tests/api what has the tag
 * `both-engines`.
 */
const databaseTests = {
  sqlite: ["tests/{api,db,faults,process,standins}/**/*.test.ts"],
  postgres: ["tests/{db,faults}/**/*.test.ts", ...taggedFiles(), "tests/api/**/*.postgres.test.ts"],
};
const viewFiles = "tests/e2e/*/views.test.ts";
const withoutSqlite = [
  // Who waits for the lock of a network; without a second writer nobody does.
  "tests/faults/races/attackers.test.ts",
];
const withoutPostgres = [
  // `two-processes.postgres.test.ts` has the same races.
  "tests/faults/races/races.test.ts",
  "tests/faults/outages/{acts-undone,clock,imagenes,load-shedding,mail-outage,sweep-owner}.test.ts",
];

function taggedFiles(): string[] {
  const files = globSync("tests/api/**/*.test.ts", { cwd: import.meta.dirname });
  const isTagged = (file: string) =>
    readFileSync(join(import.meta.dirname, file), "utf8").includes("both-engines");
  return files.filter(isTagged);
}

type Project = Exclude<
  Exclude<NonNullable<NonNullable<ViteUserConfig["test"]>["projects"]>[number], string>,
  // biome-ignore lint/complexity/noBannedTypes: the third shape of a project in Vitest is a function
  Function | Promise<unknown>
>;

function databaseProject(engine: "sqlite" | "postgres"): Project {
  const other = engine === "sqlite" ? "postgres" : "sqlite";
  return {
    extends: true,
    test: {
      name: engine,
      include: databaseTests[engine],
      // A test of one engine says so in its name.
      exclude: [
        ...configDefaults.exclude,
        `**/*.${other}.test.ts`,
        ...(engine === "postgres" ? withoutPostgres : withoutSqlite),
      ],
      setupFiles: engine === "postgres" ? ["tests/support/engines/postgres-tests.ts"] : [],
      env: { TEST_ENGINE: engine },
      // Files share each worker's modules: none changes a global or mocks a module.
      isolate: false,
      globalSetup: [`tests/support/vitest/${engine}-setup.ts`],
      ...longest,
    },
  };
}

/** Each worker drives one browser. */
function browserProject(
  name: string,
  { include, exclude }: Record<"include" | "exclude", string[]>,
): Project {
  return {
    extends: true,
    test: {
      name,
      include,
      exclude: [...configDefaults.exclude, ...exclude],
      maxWorkers: cores,
      isolate: false,
      globalSetup: ["tests/support/vitest/sqlite-setup.ts"],
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  };
}

/** Without the React Router plugin: tests mount routes with `createRoutesStub`. */
export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    // A DOM is asked for file by file: `// @vitest-environment happy-dom`.
    environment: "node",
    maxWorkers: Math.max(2, cores),
    restoreMocks: true,
    // Patience for busy machines; what never comes still fails.
    expect: { poll: { timeout: 60_000 } },
    unstubEnvs: true,
    // A log is shown as a whole where a test reads it.
    chaiConfig: { truncateThreshold: 4000 },
    tags: [
      { name: "both-engines", description: "PostgreSQL keeps it by locks or SQL of its own." },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "src/**/*.test.{ts,tsx}",
            "tests/{architecture,contract,demo,unit}/**/*.test.{ts,tsx}",
          ],
          setupFiles: ["tests/support/vitest/dom-patience.ts"],
          // Files share each worker's modules; every order of the files must pass.
          isolate: false,
          ...longest,
        },
      },
      databaseProject("sqlite"),
      databaseProject("postgres"),
      browserProject("journeys", { include: ["tests/e2e/**/*.test.ts"], exclude: [viewFiles] }),
      browserProject("views", { include: [viewFiles], exclude: [] }),
    ],
  },
});
