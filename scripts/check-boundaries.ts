/** Fails when an import crosses a boundary of docs/arquitectura.md, or when the check went blind. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { rules } from "./boundaries/rules.ts";
import { sourceRoots } from "./check-files.ts";

/** The imports of the project in this folder, and the rules they break. */
export async function cruiseProject(folder: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    sourceRoots,
    {
      baseDir: folder,
      parser: "swc",
      // A type that crosses a boundary ties both sides together as well.
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
      validate: true,
      ruleSet: { forbidden: rules },
    },
    {
      extensions: [".ts", ".tsx", ".js"],
      exportsFields: ["exports"],
      conditionNames: ["import", "types"],
    },
  );
  return output as ICruiseResult;
}

/** Files that the parser gave up on would pass every rule. */
export function findUnread(folder: string, { modules }: Pick<ICruiseResult, "modules">): string[] {
  const read = new Map(modules.map(({ source, dependencies }) => [source, dependencies.length]));
  const files = globSync(`{${sourceRoots.join(",")}}/**/*.{ts,tsx}`, { cwd: folder });
  return files.filter((path) => {
    const hasImports = /^import .*from "/m.test(readFileSync(join(folder, path), "utf8"));
    return !read.has(path) || (hasImports && read.get(path) === 0);
  });
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const result = await cruiseProject(root);
  const reasons = new Map(rules.map(({ name, comment }) => [name, comment]));
  const problems = [
    ...result.summary.violations.map(
      ({ from, to, rule }) => `${from} → ${to} ${rule.name}\n  ${reasons.get(rule.name)}`,
    ),
    ...findUnread(root, result).map((path) => `${path}: its imports were not seen`),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${problems.length} problems in the imports of ${result.modules.length} modules`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
