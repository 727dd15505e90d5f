/**
 * Fails when a name translates a term of docs/glossary.md, or holds a word that is neither there
 * nor in the glossary.json beside it nor English.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import english from "dictionary-en";
import nspell from "nspell";
import lists from "../docs/glossary.json" with { type: "json" };
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

export type Glossary = ReturnType<typeof readGlossary>;

const wireFiles = /^src\/(contract|server\/db)\//;
const dictionary = nspell(Buffer.from(english.aff), Buffer.from(english.dic));

/** Terms with their words to avoid, nouns without any, names that may stay, words of the trade. */
export function readGlossary(markdown: string) {
  const terms = readRows(markdown);
  const nouns = [...markdown.matchAll(/^- ([^:]+): /gm)].map(([, noun = ""]) => noun);
  const ownNouns = [...terms.map(([term = ""]) => term), ...nouns].flatMap(splitWords);
  return {
    known: new Set([...ownNouns.flatMap(withPlural), ...Object.values(lists.words).flat()]),
    avoided: terms.flatMap(([term = "", , words = ""]) =>
      words.split(",").map((word) => ({ words: normalize(word), term })),
    ),
    allowed: lists.allowed.map(({ name, where }) => ({ words: normalize(name), where })),
  };
}

/** Reads the rows below a table's head. */
function readRows(markdown: string): string[][] {
  const rows = markdown.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((line) => line.split(/ *\| */).slice(1, -1));
}

export function checkGlossary(files: SourceFile[], glossary: Glossary): Finding[] {
  const declared = files.map((file) => ({ path: file.path, names: declaredNames(file) }));
  const fields = declared.flatMap(({ path, names }) => (wireFiles.test(path) ? names : []));
  const wire = new Set(fields.flatMap(({ name, isField }) => (isField ? [name] : [])));
  return declared.flatMap(({ path, names }) => {
    const own = path.replace(/\.tsx?$/, "").split("/");
    const files = own.map((name) => ({ name, line: 0, isField: false }));
    return [...files, ...names].flatMap(({ name, line, isField }) => {
      const isWire = isField || (line > 0 && wire.has(name));
      const message = judge(name, path, glossary) ?? (isWire ? null : judgeWords(name, glossary));
      return message ? [{ path, line, message }] : [];
    });
  });
}

function judgeWords(name: string, { known }: Glossary): string | null {
  const isFine = (word: string) => word.length < 3 || known.has(word) || dictionary.correct(word);
  const unknown = splitWords(name).find((word) => !isFine(word));
  return unknown
    ? `${name}: "${unknown}" is neither English nor in docs/glossary.md or glossary.json`
    : null;
}

function withPlural(noun: string): string[] {
  return [noun, `${noun}s`, `${noun}es`, noun.replace(/z$/, "ces"), noun.replace(/ion$/, "iones")];
}

function judge(name: string, path: string, { avoided, allowed }: Glossary): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII starts there
  if (!/^[\x00-\x7f]*$/.test(name)) return `${name}: names are ASCII, spelt as on the wire`;
  const phrases = allowed.filter(({ where }) => path.startsWith(where));
  const without = (rest: string, phrase: string) => rest.replaceAll(` ${phrase} `, " · ");
  const words = phrases.map((phrase) => phrase.words).reduce(without, ` ${normalize(name)} `);
  const found = avoided.find((entry) => words.includes(` ${entry.words} `));
  return found ? `${name}: say \`${found.term}\` (docs/glossary.md), not "${found.words}"` : null;
}

/** `cartItems`, `CART_ITEM` and `cart-items` all become "cart item". */
function normalize(name: string): string {
  return splitWords(name)
    .map((word) => word.replace(/ies$/, "y").replace(/([^s])s$/, "$1"))
    .join(" ");
}

function splitWords(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}

/** `isField`: a key, spelt as the wire or a library has it. */
type Name = { name: string; line: number; isField: boolean };

/** Names that this file chose, not those it imports, reads from others or passes to them. */
function declaredNames({ path, text }: SourceFile): Name[] {
  const names = new Map<string, Name>();
  walk(parseFile({ path, text }).program, (node, parents) => {
    if (node.type !== "Identifier" || !isChosen(node, parents, wireFiles.test(path))) return;
    const name = node.name as string;
    const isField = isKey(node, parents.at(-1) as Node);
    names.set(`${name} ${isField}`, { name, line: lineAt(text, node.start), isField });
  });
  return [...names.values()];
}

function isChosen(node: Node, parents: readonly Node[], isWire: boolean): boolean {
  const parent = parents.at(-1) as Node;
  const { type, id, params, left } = parent;
  if (/[^\w$]/.test(node.name as string)) return true;
  if (/^(VariableDeclarator|TSTypeAliasDeclaration)$/.test(type)) return id === node;
  if (/^(Arrow)?Function/.test(type)) return id === node || (params as Node[]).includes(node);
  if (/^TS(Property|Method)Signature$/.test(type)) return isKey(node, parent);
  if (type === "AssignmentPattern") return left === node && parents.at(-2)?.type !== "Property";
  if (type !== "Property") return type === "ArrayPattern" || type === "RestElement";
  // `{ address } = server` takes another's name, `{ address: origin } = server` chooses one.
  if (parents.at(-2)?.type === "ObjectPattern") return parent.value === node && !parent.shorthand;
  return isWire && isKey(node, parent);
}

function isKey(node: Node, parent: Node): boolean {
  return parent.key === node && parent.computed !== true;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const glossary = readGlossary(readFileSync(join(root, "docs/glossary.md"), "utf8"));
  const files = readSourceFiles(root);
  process.exitCode = report(`the names of ${files.length} files`, checkGlossary(files, glossary));
}
