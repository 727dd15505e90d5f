/** Fails when a text cites a document, heading or rule that is not there, or promises without an issue. */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Finding, lineAt, parseFile, report, type SourceFile } from "./check-files.ts";

const citation =
  /(?<path>\b(?:[\w.-]+\/)*[\w-]+\.md\b|\bdocs\/\w[\w/-]*)`?(?:\s+"(?<title>[^"]+)"|\s+(?<rules>\d+[a-c]?(?:(?:,| and| to|–)\s*\d+[a-c]?)*))?/g;

/** Reads a document; null when there is none, empty for a folder. */
export type ReadDocument = (path: string) => string | null;

/** Citations of one file that lead nowhere: the document, its heading, or the number of a rule. */
export function checkCitations({ path, text }: SourceFile, read: ReadDocument): Finding[] {
  // A citation may run over the end of a comment's line.
  const joined = text.replace(/\n\s*(?:\*|\/\/) /g, (gap) => gap.replace(/[*/]/g, " "));
  return [...joined.matchAll(citation)].flatMap(({ index, groups = {} }) => {
    const document = findDocument(path, groups.path ?? "", read);
    const missing =
      document === null
        ? [groups.path]
        : [...missingTitle(document, groups.title), ...missingRules(document, groups.rules)];
    return missing.map((what) => ({
      rule: "citation",
      path,
      line: lineAt(text, index),
      message: `${groups.path}: ${what} is not there`,
    }));
  });
}

function findDocument(from: string, cited: string, read: ReadDocument): string | null {
  const decision = /^docs\/decisions\/\d{4}$/.test(cited) ? [`${cited}-*.md`] : [];
  for (const path of [cited, join(dirname(from), cited), ...decision]) {
    const found = read(path);
    if (found !== null) return found;
  }
  return null;
}

function missingTitle(document: string, title: string | undefined): string[] {
  const isHeading = (line: string) => /^#+ /.test(line) && line.endsWith(` ${title}`);
  return title === undefined || document.split("\n").some(isHeading) ? [] : [`"${title}"`];
}

/** Rules are headings with a number (`### 26c. …`); a range names its ends. */
function missingRules(document: string, rules = ""): string[] {
  if (!/^### \d/m.test(document)) return [];
  const numbers = rules.match(/\d+[a-c]?/g) ?? [];
  return numbers.filter((number) => !document.includes(`\n### ${number}. `));
}

/** What a comment promises without an issue is forgotten. */
export function checkPromises(file: SourceFile): Finding[] {
  return parseFile(file)
    .comments.filter(({ value }) => /\b(TODO|FIXME|XXX|HACK)\b(?!.*#\d+)/.test(value))
    .map(({ start }) => ({
      rule: "todo-with-issue",
      path: file.path,
      line: lineAt(file.text, start),
      message: "name the issue (`TODO #12: …`): a promise in a comment alone is forgotten",
    }));
}

function readDocument(pattern: string): string | null {
  const [path] = globSync(pattern);
  if (path === undefined || !existsSync(path)) return null;
  return statSync(path).isDirectory() ? "" : readFileSync(path, "utf8");
}

if (import.meta.main) {
  process.chdir(join(import.meta.dirname, ".."));
  const folders = "src,standins,demo,brand,rig,tests,scripts,bench,torture,views,docs";
  const files = globSync([
    `{${folders}}/**/*.{ts,tsx,css,md,grit}`,
    "*.{md,json,jsonc,ts}",
    "Dockerfile",
  ])
    // Texts that are planted there cite what does not exist.
    .filter((path) => !/^(package-lock\.json|tests\/architecture\/comments\.test\.ts)$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
  const findings = files.flatMap((file) => [
    ...checkCitations(file, readDocument),
    ...(/\.tsx?$/.test(file.path) ? checkPromises(file) : []),
  ]);
  const cited = files.filter(({ text }) => /docs\/reglas\.md \d/.test(text)).length;
  process.exitCode =
    cited > 20
      ? report(`${files.length} texts`, findings)
      : report("the texts", [{ rule: "citation", path: ".", line: 1, message: "none was read" }]);
}
