/** Fails when a name translates a term of docs/glossary.md, or is not ASCII. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Finding,
  lineAt,
  type Node,
  parseFile,
  readSourceFiles,
  report,
  type SourceFile,
  walk,
} from "./check-files.ts";

export type Glossary = {
  avoided: { words: string; term: string }[];
  allowed: { words: string; where: string }[];
};

/** Reads both tables of the glossary: terms with their words to avoid, and names that may stay. */
export function readGlossary(markdown: string): Glossary {
  const [terms = "", exceptions = ""] = markdown.split(/^## .*$/m);
  return {
    avoided: readRows(terms).flatMap(([term = "", , words = ""]) =>
      words
        .split(",")
        .map((word) => word.trim())
        .filter((word) => /^[a-z ]+$/.test(word))
        .map((word) => ({ words: normalize(word), term })),
    ),
    allowed: readRows(exceptions).map(([name = "", where = ""]) => ({
      words: normalize(name),
      where: where === "everywhere" ? "" : where,
    })),
  };
}

/** The cells of the rows below a table's head. */
function readRows(markdown: string): string[][] {
  const rows = markdown.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Findings in the names of these files and in the names they declare. */
export function checkGlossary(files: SourceFile[], glossary: Glossary): Finding[] {
  return files.flatMap((file) => {
    const names = [...fileNames(file.path), ...declaredNames(file)];
    return names.flatMap(({ name, line }) => {
      const message = judge(name, file.path, glossary);
      return message ? [{ rule: "glossary", path: file.path, line, message }] : [];
    });
  });
}

function judge(name: string, path: string, { avoided, allowed }: Glossary): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII starts there
  if (!/^[\x00-\x7f]*$/.test(name)) return `${name}: names are ASCII, spelt as on the wire`;
  const words = allowed
    .filter(({ where }) => path.startsWith(where))
    .reduce((rest, { words: phrase }) => remove(rest, phrase), normalize(name));
  const found = avoided.find((entry) => ` ${words} `.includes(` ${entry.words} `));
  return found ? `${name}: say \`${found.term}\` (docs/glossary.md), not "${found.words}"` : null;
}

function remove(words: string, phrase: string): string {
  return ` ${words} `.replaceAll(` ${phrase} `, " · ").trim();
}

/** `cartItems`, `CART_ITEM` and `cart-items` all become "cart item". */
function normalize(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}0-9]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/ies$/, "y").replace(/([^s])s$/, "$1"))
    .join(" ");
}

type Name = { name: string; line: number };

function fileNames(path: string): Name[] {
  const own = path.replace(/\.tsx?$/, "").split("/");
  return own.map((name) => ({ name, line: 1 }));
}

/** Names that this file chose: not those it imports, reads from others or passes to them. */
function declaredNames(file: SourceFile): Name[] {
  const { program, text } = parseFile(file);
  const isWire = /^src\/(contract|server\/db)\//.test(file.path);
  const names = new Map<string, number>();
  walk(program, (node, parents) => {
    if (node.type !== "Identifier" || !isChosen(node, parents, isWire)) return;
    const name = node.name as string;
    if (!names.has(name)) names.set(name, node.start);
  });
  return [...names].map(([name, start]) => ({ name, line: lineAt(text, start) }));
}

function isChosen(node: Node, parents: readonly Node[], isWire: boolean): boolean {
  const parent = parents.at(-1) as Node;
  const isKey = parent.key === node && parent.computed !== true;
  switch (parent.type) {
    case "VariableDeclarator":
    case "TSTypeAliasDeclaration":
    case "TSInterfaceDeclaration":
      return parent.id === node;
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return parent.id === node || (parent.params as Node[]).includes(node);
    case "TSPropertySignature":
    case "TSMethodSignature":
      return isKey;
    case "AssignmentPattern":
      return parent.left === node && parents.at(-2)?.type !== "Property";
    case "ArrayPattern":
    case "RestElement":
      return true;
    case "Property":
      return isChosenProperty(node, parents, isWire);
    default:
      return isNonAscii(node);
  }
}

/** `{ address } = server` takes another's name, `{ address: origin } = server` chooses one. */
function isChosenProperty(node: Node, parents: readonly Node[], isWire: boolean): boolean {
  const property = parents.at(-1) as Node;
  const isPattern = parents.at(-2)?.type === "ObjectPattern";
  if (isPattern) return property.value === node && property.shorthand !== true;
  return isNonAscii(node) || (isWire && property.key === node && property.computed !== true);
}

function isNonAscii(node: Node): boolean {
  return /[^\w$]/.test(node.name as string);
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const glossary = readGlossary(readFileSync(join(root, "docs/glossary.md"), "utf8"));
  const files = readSourceFiles(root, [
    "src",
    "standins",
    "demo",
    "rig",
    "tests",
    "bench",
    "torture",
  ]);
  const isEmpty = glossary.avoided.length < 20;
  const findings = isEmpty
    ? [{ rule: "glossary", path: "docs/glossary.md", line: 1, message: "its table was not read" }]
    : checkGlossary(files, glossary);
  process.exitCode = report(`the names of ${files.length} files`, findings);
}
