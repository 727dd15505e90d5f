import { expect, test } from "vitest";
import { findLacks } from "#scripts/browsers/find-lacks.ts";
import { findStyleLacks } from "#scripts/browsers/find-style-lacks.ts";
import { buildTarget } from "#scripts/browsers/oldest-browsers.ts";

const namesIn = (code: string) => findLacks(code).map(({ name }) => name);

test.for([
  ["a.toSorted()", ".toSorted"],
  ["t.toWellFormed()", ".toWellFormed"],
  ["new Set(a).union(b)", ".union"],
  ["Promise.withResolvers()", "Promise.withResolvers"],
  ["URL.parse(t)", "URL.parse"],
  ["AbortSignal.any([a,b])", "AbortSignal.any"],
  ["Object.groupBy(a,f)", "Object.groupBy"],
  ["Array.fromAsync(a)", "Array.fromAsync"],
  ["new Intl.Segmenter()", "new Intl.Segmenter"],
  ["new CloseWatcher", "new CloseWatcher"],
  ["requestIdleCallback(f)", "requestIdleCallback"],
  ["a.moveBefore(b,c)", ".moveBefore"],
  ["/[a--b]/v.test(t)", "/…/v"],
  ["/(?i:a)b/.test(t)", "(?i:…)"],
  ['a.querySelector("ul:not(:has(b)) li")', ":has"],
  ["const t=`main :has(b)`", ":has"],
] as const)("%s is refused", ([code, name]) => {
  expect(namesIn(code)).toEqual([name]);
});

test.for([
  "a.at(-1)",
  "a.findLast(f)",
  "Object.hasOwn(a,b)",
  "a.startViewTransition?.(f)",
  "structuredClone(a)",
  "/(?<!a)b/u.test(t)",
  "new Intl.NumberFormat('es').format(1)",
  "new Map().get(a)",
  'a.matches("li:not(:focus-visible)::before")',
  'const t="open:flex has-[:checked]:flex [&_:is(a,b)]:flex"',
])("%s is in all of them", (code) => {
  expect(namesIn(code)).toEqual([]);
});

test.for([
  ["@position-try --a{top:0}", "@position-try"],
  ["@media (scripting:none){a{top:0}}", "(scripting)"],
  [".a{anchor-name:--b}", "anchor-name"],
  [".a{text-align:match-parent}", "text-align: match-parent"],
  [".a{display:grid-lanes}", "display: grid-lanes"],
  [".a{--b:color-mix(in srgb,red,blue)}", "color-mix("],
  [".a{color:color-mix(in srgb,red,blue)}", "color-mix("],
  [".a{transition-timing-function:linear(0,1)}", "linear("],
  [".a{height:2lh}", "lh"],
  [".a:has(b),.c{color:red}", ":has"],
  ["input:user-invalid{color:red}", ":user-invalid"],
  ["@supports (color:red){.a:has(b){color:red}}", ":has"],
  ["a::-webkit-scrollbar,b{width:0}", ":-webkit-scrollbar"],
] as const)("of styles %s is refused", ([styles, name]) => {
  expect(findStyleLacks(styles).map((lack) => lack.name)).toContain(name);
});

test.for([
  ".a:not(.b):focus-visible{inset:0;gap:1px;height:100dvh}",
  ".a{color:red;color:color-mix(in srgb,red,blue)}",
  ".a{-webkit-user-select:none;user-select:none}",
  "@supports selector(:has(*)){.a:has(b){color:red}}",
  ".open\\:flex:is([open],:popover-open){display:flex}",
  "a::-webkit-scrollbar{width:0}",
  "@container (width>1px){.a{--b:rgb(1 2 3/50%)}}",
])("of styles %s is in all of them", (styles) => {
  expect(findStyleLacks(styles)).toEqual([]);
});

test("the compiler lowers syntax to the same browsers", () => {
  expect(buildTarget).toEqual(["chrome109", "edge109", "firefox115", "safari16.4", "ios16.4"]);
});
