import { expect, test } from "vitest";
import { checkCitations, checkWording } from "#scripts/check-comments.ts";

const documents: Readonly<Record<string, string>> = {
  "docs/reglas.md": "# The rules\n\n### 19. Returns\n\n### 26c. Texts\n\n### 82. Locks\n",
  "docs/webpay.md": "# Webpay\n\n## Times\n\nWhat Returns are.\n",
  "docs/legal": "",
  "demo/README.md": "# Demo",
};

function missing(text: string, path = "src/server/a.ts"): string[] {
  const read = (document: string) => documents[document] ?? null;
  return checkCitations({ path, text }, read).map(({ message }) => message);
}

test.each([
  ["// docs/regla.md 19", "docs/regla.md: docs/regla.md is not there"],
  ["// docs/reglas.md 20", "docs/reglas.md: 20 is not there"],
  ["// docs/reglas.md 19, 26c and 99", "docs/reglas.md: 99 is not there"],
  ["`docs/reglas.md 82` and `docs/reglas.md 83`", "docs/reglas.md: 83 is not there"],
  ["/**\n * Kept: docs/reglas.md\n * 26a\n */", "docs/reglas.md: 26a is not there"],
  ['// docs/webpay.md "Returns"', 'docs/webpay.md: "Returns" is not there'],
  ["// see specification.md, part 2", "specification.md: specification.md is not there"],
  ["// docs/plans has them", "docs/plans: docs/plans is not there"],
])("%s is reported", (text, message) => {
  expect(missing(text)).toEqual([message]);
});

test.each([
  "// docs/reglas.md 19",
  "// docs/reglas.md 19, 26c and 82: whoever claims holds the row",
  '// docs/webpay.md "Times"',
  '// Five minutes: docs/webpay.md\n// "Times".',
  "`docs/legal` holds them",
  "// docs/webpay.md 3 of them",
])("%s leads somewhere", (text) => {
  expect(missing(text)).toEqual([]);
});

test("a document is found beside the one that cites it", () => {
  expect(missing("`README.md` says how", "demo/models/a.md")).toHaveLength(1);
  expect(missing("`README.md` says how", "demo/a.md")).toEqual([]);
});

test("a promise needs an issue", () => {
  const todos = (text: string) => checkWording({ path: "src/server/a.ts", text });
  expect(todos("// TODO: later")).toHaveLength(1);
  expect(todos("/** a\n * FIXME soon */")).toHaveLength(1);
  expect(todos("// TODO #12: later")).toEqual([]);
  expect(todos('const text = "TODO: later";')).toEqual([]);
});

test("a comment begins with its subject", () => {
  const riddles = (text: string) => checkWording({ path: "src/server/a.ts", text });
  expect(riddles("/** Of no payment. */\nconst token = 1;")).toHaveLength(1);
  expect(riddles("/**\n * As typed, with\n * spaces.\n */\nconst text = 1;")).toHaveLength(1);
  expect(riddles("// Nobody waits here.\nrun();")).toHaveLength(1);
  expect(riddles("/** Offers of a day. */\nconst offers = 1;")).toEqual([]);
  expect(riddles("// It is read by the owner.\n// As a rule they do not answer.\nrun();")).toEqual(
    [],
  );
});
