import { isTestFile, lineAt, type Node, type ParsedFile } from "./check-files.ts";

/** A rule about one node. `canary` is a file that must be reported. */
export type NodeRule = {
  name: string;
  reason: string;
  appliesTo: (path: string) => boolean;
  forbids: (node: Node, parents: readonly Node[]) => boolean;
  canary: { path: string; text: string };
};

const inServer = (path: string) => path.startsWith("src/server/") && !isTestFile(path);
const inContract = (path: string) => path.startsWith("src/contract/") && !isTestFile(path);
const inSource = (path: string) => path.startsWith("src/") && !isTestFile(path);
const builders = new Set([
  "selectFrom",
  "selectNoFrom",
  "insertInto",
  "updateTable",
  "deleteFrom",
  "mergeInto",
  "replaceInto",
]);
const durationFactors = new Set([24, 60, 1000, 3600, 86400]);

/** Rules that Biome does not have; the reason is what is printed. */
export const nodeRules: NodeRule[] = [
  {
    name: "injected-clock",
    reason: "ask the injected clock: a test cannot move Date.now() or new Date()",
    appliesTo: (path) => (inServer(path) && path !== "src/server/clock.ts") || inContract(path),
    forbids: (node) =>
      isCallOf(node, "Date", "now") ||
      (isNamed(node.callee, "Date") && (node.arguments as Node[]).length === 0),
    canary: { path: "src/server/a.ts", text: "const now = new Date();" },
  },
  {
    name: "secure-random",
    reason: "Math.random() can be guessed: use node:crypto",
    appliesTo: (path) => inServer(path) || inContract(path),
    forbids: (node) => isMember(node, "Math", "random"),
    canary: { path: "src/server/a.ts", text: "const id = Math.random();" },
  },
  {
    name: "no-sleep",
    reason: "a wait in time is slow or flaky: wait for the thing itself (expect.poll, vi.waitFor)",
    appliesTo: isTestFile,
    forbids: (node, parents) => isSleep(node, parents),
    canary: {
      path: "tests/api/a.test.ts",
      text: "await new Promise((resolve) => setTimeout(resolve, 500));",
    },
  },
  {
    name: "fetch-in-providers",
    reason:
      "what leaves the shop leaves through src/server/providers: timeouts and limits are there",
    appliesTo: (path) => inServer(path) && !path.startsWith("src/server/providers/"),
    forbids: (node) =>
      node.type === "CallExpression" &&
      (isNamed(node.callee, "fetch") || isMember(node.callee, "globalThis", "fetch")),
    canary: { path: "src/server/jobs/a.ts", text: 'await fetch("https://example.test");' },
  },
  {
    name: "queries-in-queries",
    reason: "SQL lives in *.queries.ts and src/server/db, so that a reader finds every statement",
    appliesTo: (path) =>
      inSource(path) && !path.startsWith("src/server/db/") && !path.endsWith(".queries.ts"),
    forbids: (node) =>
      (node.type === "TaggedTemplateExpression" && isNamed(node.tag, "sql")) ||
      (node.type === "CallExpression" && builders.has(propertyOf(node.callee) ?? "")),
    canary: { path: "src/server/modules/pedidos/a.service.ts", text: 'db.selectFrom("pedidos");' },
  },
  {
    name: "explicit-columns",
    reason: "name the columns: a column added later must not leak out or slow a list down",
    appliesTo: inSource,
    forbids: (node) =>
      (node.type === "CallExpression" && propertyOf(node.callee) === "selectAll") ||
      /\bselect\s+(\w+\.)?\*/i.test(textOf(node) ?? ""),
    canary: { path: "src/server/db/a.ts", text: 'const all = "select * from productos";' },
  },
  {
    name: "named-durations",
    reason: "take durations from clock.ts: a bare product of 60 and 1000 hides its unit",
    appliesTo: (path) => inSource(path) && !/\b(duration|time)s?\.ts$/.test(path),
    forbids: (node) =>
      node.type === "BinaryExpression" &&
      node.operator === "*" &&
      isDurationFactor(node.left) &&
      isDurationFactor(node.right),
    canary: { path: "src/server/a.ts", text: "const maxAgeMs = 60 * 1000;" },
  },
  {
    name: "functions-not-classes",
    reason: "plain functions take what they need as arguments; only errors are classes",
    appliesTo: (path) => inSource(path) && !path.startsWith("src/server/db/"),
    forbids: (node) =>
      /^Class(Declaration|Expression)$/.test(node.type) &&
      !/Error$/.test(String((node.superClass as Node | null)?.name)),
    canary: { path: "src/server/a.ts", text: "export class Pedidos {}" },
  },
  {
    name: "function-declarations",
    reason:
      "a module's functions are declarations; arrows are for callbacks and one-line expressions",
    appliesTo: (path) => !isTestFile(path),
    forbids: (node, parents) =>
      node.type === "VariableDeclarator" &&
      hasBlockBody(node.init) &&
      (node.id as Node).typeAnnotation === null &&
      isModuleLevel(parents),
    canary: { path: "src/server/a.ts", text: "export const add = () => { return 1; };" },
  },
  {
    name: "copy-in-copy",
    reason:
      "sentences for customers stand in the *.copy.ts of their area, where they can be read together",
    appliesTo: (path) => /^src\/web\//.test(path) && !isTestFile(path) && !/\.copy\.ts$/.test(path),
    forbids: (node, parents) => isCopy(node, parents),
    canary: { path: "src/web/routes/a.tsx", text: 'export const a = <p title="Envío">{b}</p>;' },
  },
];

/** What a comment promises without an issue is forgotten. */
export function findLooseTodos(file: ParsedFile): number[] {
  return file.comments
    .filter(({ value }) => /\b(TODO|FIXME|XXX|HACK)\b(?!.*#\d+)/.test(value))
    .map(({ start }) => lineAt(file.text, start));
}

function isSleep(node: Node, parents: readonly Node[]): boolean {
  if (node.type === "ImportDeclaration")
    return (node.source as Node).value === "node:timers/promises";
  if (node.type !== "CallExpression") return false;
  const name = (node.callee as Node).name ?? propertyOf(node.callee);
  if (name === "waitForTimeout" || name === "sleep" || name === "delay") return true;
  const isInPromise = parents.some(({ callee }) => isNamed(callee, "Promise"));
  const [callback] = (node.arguments as Node[] | undefined) ?? [];
  return name === "setTimeout" && isInPromise && callback?.type === "Identifier";
}

/** Spanish is told by its marks; text between tags also by being more than one word. */
function isCopy(node: Node, parents: readonly Node[]): boolean {
  const text = textOf(node);
  if (text === null) return false;
  if (/[áéíóúñüÁÉÍÓÚÑ¿¡]/.test(text) && !parents.some((p) => /^Import/.test(p.type))) return true;
  if (node.type === "JSXText") return /\p{L}+\s+\p{L}+/u.test(text);
  const attribute = parents.at(-1);
  const isRead =
    attribute?.type === "JSXAttribute" &&
    /^(aria-label|alt|title|placeholder)$/.test(String((attribute.name as Node).name));
  return isRead && /\p{L}{2}/u.test(text);
}

/** Text of a literal, a template's piece or the words between two tags. */
function textOf(node: Node): string | null {
  if (node.type === "TemplateElement") return (node.value as { cooked: string }).cooked;
  const isText = node.type === "Literal" || node.type === "JSXText";
  return isText && typeof node.value === "string" ? node.value : null;
}

function isModuleLevel(parents: readonly Node[]): boolean {
  const outside = parents.filter(({ type }) => type !== "VariableDeclaration");
  return outside.every(({ type }) => type === "Program" || type === "ExportNamedDeclaration");
}

function hasBlockBody(node: unknown): boolean {
  const { type, body } = (node ?? {}) as Node;
  return /Function/.test(type ?? "") && (body as Node).type === "BlockStatement";
}

function isDurationFactor(node: unknown): boolean {
  const { type, value, operator, right } = node as Node;
  if (type === "BinaryExpression" && operator === "*") return isDurationFactor(right);
  return type === "Literal" && durationFactors.has(value as number);
}

function isCallOf(node: Node, object: string, property: string): boolean {
  return node.type === "CallExpression" && isMember(node.callee, object, property);
}

function isMember(node: unknown, object: string, property: string): boolean {
  return isNamed((node as Node | undefined)?.object, object) && propertyOf(node) === property;
}

function propertyOf(node: unknown): string | null {
  const { type, property } = (node ?? {}) as Node;
  return type === "MemberExpression" ? ((property as Node).name as string) : null;
}

function isNamed(node: unknown, name: string): boolean {
  const { type, name: actual } = (node ?? {}) as Node;
  return type === "Identifier" && actual === name;
}
