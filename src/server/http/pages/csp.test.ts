import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashesOf, pagePolicy } from "./csp.ts";
import { createScriptMark, takeScriptMarks } from "./script-marks.ts";

const mark = createScriptMark();
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `)) ?? "";

/** The policy of a page whose document holds `own()` and `own{}` and whose body is `body`. */
function policyOf(body: string): string {
  const own = hashesOf({ scripts: ["own()"], styles: ["own{}"] });
  const { scripts } = takeScriptMarks(body, mark);
  return pagePolicy(own, hashesOf({ scripts, styles: [] }));
}

test("names the constants of the document and the scripts of its render, nothing else", () => {
  const policy = policyOf(
    `<script nonce="${mark}">a()</script><script type="module" nonce="${mark}" async="">b()</script><script nonce="${mark}" src="/x.js"></script>`,
  );
  expect(directive(policy, "script-src")).toBe(
    `script-src 'self' ${hash("own()")} ${hash("a()")} ${hash("b()")}`,
  );
  expect(directive(policy, "style-src-elem")).toBe(`style-src-elem 'self' ${hash("own{}")}`);
});

test.each([
  ["a script", "<script>evil()</script>"],
  ["a module", `<script type="module">evil()</script>`],
  ["a script with a nonce of its own", `<script nonce="guess">evil()</script>`],
  ["a script that stays open", "<script>evil()//"],
  ["a script in an attribute that stays open", `<script x='<script>evil()</script>`],
  ["a script with a source that swallows the next mark", `<script src="data:,evil()" x='`],
  ["a style", "<style>evil{}</style>"],
  ["a style attribute", `<p style="evil:1">x</p>`],
  ["a handler", `<img src=x onerror="evil()">`],
])("does not allow %s that was planted in the stream", (_what, planted) => {
  const policy = policyOf(`<p>${planted}</p><script nonce="${mark}">a()</script>`);
  const allowed = [hash("own()"), hash("a()"), hash("own{}")];
  for (const [source] of policy.matchAll(/'sha256-[^']+'/g)) expect(allowed).toContain(source);
  expect(policy).not.toMatch(/unsafe|nonce|data:,/);
  expect(directive(policy, "script-src-attr")).toBe("script-src-attr 'none'");
  expect(directive(policy, "style-src-attr")).toBe("style-src-attr 'none'");
});

test("the mark of a render never leaves the process", () => {
  const { html } = takeScriptMarks(
    `<link href="/a.js" nonce="${mark}"/><script nonce="${mark}">a()</script>`,
    mark,
  );
  expect(html).toBe(`<link href="/a.js"/><script>a()</script>`);
});
