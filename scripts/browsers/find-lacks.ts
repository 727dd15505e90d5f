import { type ESTree, parseSync, Visitor } from "vite";
import { lackOfGlobal, lackOfMethod, lackOfStatic } from "./support.ts";
import { lackOfPseudo } from "./support-styles.ts";

export type Lack = {
  name: string;
  /** Which browser has it since when. */
  lack: string[];
};

/**
 * Finds calls in a built script that the oldest browsers lack, such as `Promise.withResolvers()`, `list.toSorted()` and
 * `new Intl.Segmenter()`, and patterns and selectors they cannot read, which no compiler lowers. A call by `?.()` is allowed:
 * it asks.
 */
export function findLacks(code: string): Lack[] {
  const found = new Map<string, string[]>();
  function note(name: string, lack: string[]): void {
    if (lack.length > 0) found.set(name, lack);
  }
  const { program, errors } = parseSync("built.js", code);
  if (errors[0]) throw new Error(`no script: ${errors[0].message}`);
  const visitor = new Visitor({
    CallExpression: ({ callee, optional }) => {
      if (optional) return;
      if (callee.type === "Identifier") note(callee.name, lackOfGlobal(callee.name));
      const member = memberOf(callee);
      if (member?.owner && isGlobal(member.owner))
        note(`${member.owner}.${member.name}`, lackOfStatic(member.owner, member.name));
      else if (member) note(`.${member.name}`, lackOfMethod(member.name));
    },
    NewExpression: ({ callee }) => {
      if (callee.type === "Identifier") note(`new ${callee.name}`, lackOfGlobal(callee.name));
      const { owner, name } = memberOf(callee) ?? {};
      if (owner && name) note(`new ${owner}.${name}`, lackOfStatic(owner, name));
    },
    Literal: (node) => {
      if ("regex" in node && node.regex) notePattern(node.regex, note);
      if (typeof node.value === "string") noteSelector(node.value, note);
    },
    TemplateElement: ({ value }) => noteSelector(value.raw, note),
  });
  visitor.visit(program);
  return [...found].map(([name, lack]) => ({ name, lack }));
}

function memberOf(called: ESTree.Expression): { owner: string | null; name: string } | null {
  if (called.type !== "MemberExpression" || called.property.type !== "Identifier") return null;
  if (called.computed) return null;
  const { object, property } = called;
  return { owner: object.type === "Identifier" ? object.name : null, name: property.name };
}

/** A compressed name is shorter. */
function isGlobal(name: string): boolean {
  return /^[A-Z]\w{2}/.test(name);
}

/** Where a browser lacks one of the names, `querySelector` throws. */
function noteSelector(text: string, note: (name: string, lack: string[]) => void): void {
  for (const [, name = ""] of text.matchAll(/(?<=^|[\w\s\])*(])::?([a-z-]+)(?=$|[\s,.:()[>+~])/g))
    note(`:${name}`, lackOfPseudo(name));
}

type Pattern = { pattern: string; flags: string };

function notePattern({ pattern, flags }: Pattern, note: (name: string, lack: string[]) => void) {
  if (flags.includes("v")) note("/…/v", ["chrome 112", "firefox 116", "safari 17"]);
  if (/\(\?(?:[ims]+(?:-[ims]+)?|-[ims]+):/.test(pattern))
    note("(?i:…)", ["chrome 125", "firefox 132", "safari 26"]);
}
