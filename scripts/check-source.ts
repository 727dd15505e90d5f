/** Fails when a file breaks a rule of docs/estilo.md that Biome cannot express. */
import { join } from "node:path";
import {
  type Finding,
  lineAt,
  type ParsedFile,
  parseFile,
  readSourceFiles,
  report,
  type SourceFile,
  walk,
} from "./check-files.ts";
import { findLooseTodos, nodeRules } from "./check-source-rules.ts";

const maxLines = 250;

/** Findings in these files. */
export function checkSource(files: SourceFile[]): Finding[] {
  return files.flatMap((file) => {
    const parsed = parseFile(file);
    return [...checkNodes(parsed), ...checkLength(parsed), ...checkTodos(parsed)];
  });
}

function checkNodes(file: ParsedFile): Finding[] {
  const rules = nodeRules.filter((rule) => rule.appliesTo(file.path));
  const found: Finding[] = [];
  walk(file.program, (node, parents) => {
    for (const { name, reason, forbids } of rules)
      if (forbids(node, parents)) {
        const line = lineAt(file.text, node.start);
        found.push({ rule: name, path: file.path, line, message: reason });
      }
  });
  return found;
}

function checkLength({ path, text }: ParsedFile): Finding[] {
  const lines = lineAt(text.trimEnd(), text.length);
  const message = `${lines} lines: a file with one subject fits in ${maxLines}`;
  return lines > maxLines ? [{ rule: "file-length", path, line: maxLines, message }] : [];
}

function checkTodos(file: ParsedFile): Finding[] {
  return findLooseTodos(file).map((line) => ({
    rule: "todo-with-issue",
    path: file.path,
    line,
    message: "name the issue (`TODO #12: …`): a promise in a comment alone is forgotten",
  }));
}

if (import.meta.main) {
  const files = readSourceFiles(join(import.meta.dirname, ".."));
  process.exitCode = report(`${files.length} source files`, checkSource(files));
}
