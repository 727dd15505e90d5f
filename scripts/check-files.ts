import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

/** On disk, or planted to prove that a check still reports something. */
export type SourceFile = { path: string; text: string };

export type Finding = { path: string; line: number; message: string };

/** Its own fields depend on its type. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** A folder that does not exist yet counts as empty. */
export const sourceRoots = [
  ...[
    "src",
    "standins",
    "demo",
    "brand",
    "rig",
    "tests",
    "scripts",
    "bench",
    "torture",
    "rehearsal",
    "views",
  ],
];

/** In a stable order. */
export function readSourceFiles(projectRoot: string): SourceFile[] {
  return sourceRoots
    .flatMap((root) => globSync(`${root}/**/*.{ts,tsx}`, { cwd: projectRoot }))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), "utf8") }));
}

/** Parses with Oxc, which builds the pages: TypeScript 7 offers no parser. */
export function parseFile({ path, text }: SourceFile) {
  const { program, comments } = parseSync(path, text);
  return { program: program as unknown as Node, comments };
}

type Visit = (node: Node, parents: readonly Node[]) => void;

/** Parents first; `parents` runs from the program to the nearest. */
export function walk(node: Node, visit: Visit, parents: Node[] = []): void {
  visit(node, parents);
  parents.push(node);
  for (const child of Object.values(node).flat())
    if (typeof (child as Node | null)?.type === "string") walk(child as Node, visit, parents);
  parents.pop();
}

/** The line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** Answers the exit code. */
export function report(subject: string, findings: Finding[]): number {
  for (const { path, line, message } of findings) console.error(`${path}:${line}\n  ${message}`);
  console.log(findings.length ? `${findings.length} findings in ${subject}` : `${subject}: fine`);
  return findings.length ? 1 : 0;
}
