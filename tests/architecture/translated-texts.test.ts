import { glob, readFile } from "node:fs/promises";
import { type ESTree, parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

type Kind = "text" | "conditional" | "other";
type Child = ESTree.JSXElement["children"][number];

/** Elements in every use, whatever their name says. */
const rendered: ReadonlySet<string> = new Set(["actions", "children"]);

function kindOf(child: Child): Kind {
  if (child.type === "JSXText") return child.value.trim() === "" ? "other" : "text";
  return child.type === "JSXExpressionContainer" ? kindOfValue(child.expression) : "other";
}

type Value = ESTree.Expression | ESTree.JSXEmptyExpression;

function kindOfValue(value: Value): Kind {
  const { type } = value;
  if (type === "LogicalExpression" && value.operator === "&&")
    return isDrawn(value.right) ? "conditional" : "text";
  if (type === "ConditionalExpression")
    return isDrawn(value.consequent) || isDrawn(value.alternate) ? "conditional" : "text";
  if (type === "Literal") return String(value.value).trim() === "" ? "other" : "text";
  return isDrawn(value) || isList(value) || isRendered(value) ? "other" : "text";
}

function isDrawn(value: Value): boolean {
  const { type } = value;
  if (type === "ParenthesizedExpression") return isDrawn(value.expression);
  return ["JSXElement", "JSXFragment", "ConditionalExpression", "LogicalExpression"].includes(type);
}

/** A call of `map`. */
function isList(value: Value): boolean {
  const chained = value.type === "ChainExpression" ? value.expression : value;
  const method = chained.type === "CallExpression" ? chained.callee : null;
  return (
    method?.type === "MemberExpression" &&
    method.property.type === "Identifier" &&
    method.property.name === "map"
  );
}

/** A comment, what a component was given to draw, and what it calls to draw. */
function isRendered(value: Value): boolean {
  if (value.type === "JSXEmptyExpression") return true;
  const named = value.type === "CallExpression" ? value.callee : value;
  return named.type === "Identifier" && rendered.has(named.name);
}

/** The lines of elements in which a bare text stands beside what comes and goes. */
function findBareTexts(code: string): number[] {
  const found: number[] = [];
  const look = ({ start, children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    const kinds = children.map(kindOf);
    if (kinds.includes("text") && kinds.includes("conditional"))
      found.push(code.slice(0, start).split("\n").length);
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(parseSync("a.tsx", code).program);
  return found;
}

test.each([
  "<p>{isBusy && (<Spinner />)}{label}</p>",
  "<p>Total {isWithout ? <b>sin</b> : null}</p>",
  "<p>{isBusy && <Spinner />}{isBusy ? copy.paying : copy.pay}</p>",
])("finds the bare text of %s", (code) => expect(findBareTexts(code)).toEqual([1]));

test.each([
  "<p>{isBusy && <Spinner />}<span>{label}</span></p>",
  '<p>{isBusy && <Spinner />}{" "}{children}</p>',
  "<p>{isBusy ? copy.paying : copy.pay}</p>",
])("lets %s be", (code) => expect(findBareTexts(code)).toEqual([]));

// A translator puts the text into an element of its own, beside which React then inserts in vain.
test("a text beside what comes and goes stands in an element of its own", async () => {
  const found: string[] = [];
  for await (const file of glob("src/web/**/*.tsx")) {
    if (file.includes(".test.")) continue;
    const lines = findBareTexts(await readFile(file, "utf8"));
    found.push(...lines.map((line) => `${file}:${line}`));
  }
  expect(found).toEqual([]);
});
