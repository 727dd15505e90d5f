/** Fails when an import crosses a boundary of docs/arquitectura.md, or when the check went blind. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { type Layers, moduleLayers, webLayers } from "./boundaries/layers.ts";
import { rules } from "./boundaries/rules.ts";
import { sourceRoots } from "./check-files.ts";

/** The imports of the project in this folder, and the rules that they break. */
export async function cruiseProject(folder: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    sourceRoots,
    {
      baseDir: folder,
      parser: "swc",
      // Types, too: a type that crosses a boundary ties both sides together as well.
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

/** Files that the parser gave up on: they would pass every rule. */
export function findUnread(folder: string, { modules }: ICruiseResult): string[] {
  const read = new Map(modules.map(({ source, dependencies }) => [source, dependencies.length]));
  const files = globSync(`{${sourceRoots.join(",")}}/**/*.{ts,tsx}`, { cwd: folder });
  return files.filter((path) => {
    const hasImports = /^import .*from "/m.test(readFileSync(join(folder, path), "utf8"));
    return !read.has(path) || (hasImports && read.get(path) === 0);
  });
}

/** Parts of an order without a folder, and folders without a place in the order. */
export function findUnplaced(folder: string, { folder: parent, groups }: Layers): string[] {
  const parts = groups.flat();
  const parents = new Set(parts.map((part) => join(parent, part, "..")));
  const folders = [...parents].flatMap((path) =>
    readdirSync(join(folder, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "areas" && entry.name !== "styles")
      .map(({ name }) => join(path, name).slice(parent.length + 1)),
  );
  return [
    ...parts.filter((part) => !folders.includes(part)),
    ...folders.filter((part) => !parts.includes(part)),
  ];
}

function reasonOf(name: string): string {
  return rules.find((rule) => rule.name === name)?.comment ?? "";
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const result = await cruiseProject(root);
  const problems = [
    ...result.summary.violations.map(
      ({ from, to, rule }) => `${from} → ${to} ${rule.name}\n  ${reasonOf(rule.name)}`,
    ),
    ...findUnread(root, result).map((path) => `${path}: its imports were not seen`),
    ...[moduleLayers, webLayers].flatMap((layers) =>
      findUnplaced(root, layers).map((part) => `${layers.rule}: ${part} has no folder or no place`),
    ),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`${problems.length} problems in the imports of ${result.modules.length} modules`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
