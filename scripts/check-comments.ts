/**
 * Fails when a text cites a document, heading or rule that is not there, and when a comment promises without an issue or
 * does not begin with its subject.
 */
import { globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  type Finding,
  lineAt,
  parseFile,
  report,
  type SourceFile,
  sourceRoots,
} from "./check-files.ts";

const citation =
  /(?<path>\b(?:[\w.-]+\/)*[\w-]+\.md\b|\bdocs\/\w[\w/-]*(?:\.json)?)`?(?:\s+"(?<title>[^"]+)"|\s+(?<rules>\d+[a-c]?(?:(?:,| and| to|–)\s*\d+[a-c]?)*))?/g;

/** Null when there is no such document, empty for a folder. */
export type ReadDocument = (path: string) => string | null;

/** Citations that lead nowhere: document, heading, or number of a rule. */
export function checkCitations({ path, text }: SourceFile, read: ReadDocument): Finding[] {
  // A citation may run over the end of a comment's line.
  const joined = text.replace(/\n\s*(?:\*|\/\/) /g, (gap) => gap.replace(/[*/]/g, " "));
  return [...joined.matchAll(citation)].flatMap(({ index, groups = {} }) => {
    const document = findDocument(path, groups.path ?? "", read);
    const missing = document === null ? [groups.path] : findMissing(document, groups);
    const line = lineAt(text, index);
    return missing.map((what) => ({ path, line, message: `${groups.path}: ${what} is not there` }));
  });
}

function findDocument(from: string, cited: string, read: ReadDocument): string | null {
  return read(cited) ?? read(join(dirname(from), cited));
}

/** Rules are headings with a number (`### 26c. …`); a range names its ends. */
function findMissing(document: string, { title, rules = "" }: Record<string, string>): string[] {
  const headings = document.match(/^#+ .*$/gm) ?? [];
  if (title && !headings.some((heading) => heading.endsWith(` ${title}`))) return [`"${title}"`];
  const isNumbered = /^### \d/m.test(document);
  const numbers = (isNumbered && rules.match(/\d+[a-c]?/g)) || [];
  return numbers.filter((number) => !headings.some((line) => line.startsWith(`### ${number}. `)));
}

const promise = /\b(TODO|FIXME|XXX|HACK)\b(?!.*#\d+)/;
/** A comment that begins so is a riddle without the name above it. */
const riddle = /^[\s*]*(Of|As|What|The same|Instead|Whoever|Nobody)\b/;

/** Promises without an issue, and comments that do not begin with their subject. */
export function checkWording(file: SourceFile): Finding[] {
  const { comments } = parseFile(file);
  const lines = comments.map(({ start }) => lineAt(file.text, start));
  return comments.flatMap(({ type, value }, index) => {
    const line = lines[index] ?? 0;
    const goesOn =
      type === "Line" && comments[index - 1]?.type === "Line" && lines[index - 1] === line - 1;
    const messages = [
      promise.test(value) &&
        "name the issue (`TODO #12: …`): a promise in a comment alone is forgotten",
      !goesOn && riddle.test(value) && "begin with the subject: what is it, or what does it do?",
    ];
    return messages.flatMap((message) => (message ? [{ path: file.path, line, message }] : []));
  });
}

function readDocument(pattern: string): string | null {
  const [path] = globSync(pattern);
  if (path === undefined) return null;
  return statSync(path).isDirectory() ? "" : readFileSync(path, "utf8");
}

if (import.meta.main) {
  process.chdir(join(import.meta.dirname, ".."));
  const files = globSync([
    `{docs,${sourceRoots.join(",")}}/**/*.{ts,tsx,css,json,md,grit}`,
    "{*.{md,json,jsonc,ts},Dockerfile}",
  ])
    // These texts cite what does not exist.
    .filter((path) => !/^(package-lock\.json|tests\/architecture\/comments\.test\.ts)$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
  const isBlind = files.filter(({ text }) => /docs\/reglas\.md \d/.test(text)).length < 20;
  const findings = files.flatMap((file) => [
    ...checkCitations(file, readDocument),
    ...(/\.tsx?$/.test(file.path) ? checkWording(file) : []),
  ]);
  const blind = { path: "docs", line: 1, message: "no citation was read" };
  process.exitCode = report(`${files.length} texts`, isBlind ? [blind] : findings);
}
