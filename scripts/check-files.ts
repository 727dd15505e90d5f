import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

/** A source file, on disk or planted by a check to prove that it still reports something. */
export type SourceFile = { path: string; text: string };

export type Finding = { rule: string; path: string; line: number; message: string };

/** Any node of the syntax tree; its own fields depend on its type. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** What is searched for modules; a folder that does not exist yet counts as empty. */
export const sourceRoots = [
  ...["src", "standins", "demo", "brand", "rig", "tests", "scripts", "bench", "torture", "views"],
];

/** All TypeScript files under the roots, in a stable order. */
export function readSourceFiles(projectRoot: string): SourceFile[] {
  return sourceRoots
    .flatMap((root) => globSync(`${root}/**/*.{ts,tsx}`, { cwd: projectRoot }))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), "utf8") }));
}

export type ParsedFile = SourceFile & {
  program: Node;
  comments: { value: string; start: number }[];
};

/**
 * Parses with the parser that builds the pages (Oxc inside Vite): TypeScript 7 offers none, and
 * one parser that already reads every file cannot fall behind the syntax in use.
 */
export function parseFile(file: SourceFile): ParsedFile {
  const { program, comments } = parseSync(file.path, file.text);
  return { ...file, program: program as unknown as Node, comments };
}

type Visit = (node: Node, parents: readonly Node[]) => void;

/** Calls `visit` for every node, parents first; `parents` runs from the program to the nearest. */
export function walk(node: Node, visit: Visit, parents: Node[] = []): void {
  visit(node, parents);
  parents.push(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) walk(child, visit, parents);
  }
  parents.pop();
}

/** The line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** Prints the findings, each with its place and its reason; returns the exit code. */
export function report(subject: string, findings: Finding[]): number {
  for (const { path, line, rule, message } of findings)
    console.error(`${path}:${line} ${rule}\n  ${message}`);
  console.log(findings.length ? `${findings.length} findings in ${subject}` : `${subject}: fine`);
  return findings.length ? 1 : 0;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}
