import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkBoundaries, checkCanaries } from "#scripts/check-boundaries.ts";
import { edgeRules } from "#scripts/check-boundary-rules.ts";
import { parseFile } from "#scripts/check-files.ts";
import { type Edge, type Manifest, readEdges } from "#scripts/check-graph.ts";

const manifest: Manifest = JSON.parse(readFileSync("package.json", "utf8"));
const used = { path: "src/server/main.ts", text: "" };

function rulesBroken(...files: [path: string, text: string][]): string[] {
  const planted = files.map(([path, text]) => ({ path, text }));
  return checkBoundaries([used, ...planted], manifest).map((finding) => finding.rule);
}

function edgesOf(path: string, text: string, existing: string[] = []): Edge[] {
  return readEdges(parseFile({ path, text }), manifest, (target) => existing.includes(target));
}

describe("the boundary check", () => {
  test("reports the planted violation of every rule", () => {
    expect(edgeRules.length).toBeGreaterThan(10);
    expect(checkCanaries(manifest)).toEqual([]);
  });

  test.each(edgeRules.map((rule) => [rule.name, rule] as const))(
    "%s says why",
    (_name, { reason }) => {
      expect(reason.split(" ").length).toBeGreaterThan(5);
    },
  );

  test.each([
    ["import { a } from '#server/x.ts'", "src/server/x.ts"],
    ["import type { A } from './x.ts'", "src/web/x.ts"],
    ["export { a } from './x.ts'", "src/web/x.ts"],
    ["export * from './x.ts'", "src/web/x.ts"],
    ["const a = await import('./x.ts')", "src/web/x.ts"],
    ["type A = import('./x.ts').A", "src/web/x.ts"],
    ["new Worker(new URL('./x.ts', import.meta.url))", "src/web/x.ts"],
    ["import css from './x.css?inline'", "src/web/x.css"],
  ])("sees %s", (text, target) => {
    const edges = edgesOf("src/web/a.tsx", text, [target]);
    expect(edges.map((edge) => edge.to)).toEqual([target]);
  });

  test("finds a cycle of three files once", () => {
    const broken = rulesBroken(
      ["src/server/a.ts", 'import "./b.ts";'],
      ["src/server/b.ts", 'import "./c.ts";'],
      ["src/server/c.ts", 'import "./a.ts";'],
    );
    expect(broken.filter((rule) => rule === "no-cycle")).toHaveLength(1);
  });

  test("a file that only its test imports is an orphan", () => {
    const broken = rulesBroken(
      ["src/server/a.ts", "export const a = 1;"],
      ["src/server/a.test.ts", 'import { a } from "./a.ts";'],
    );
    expect(broken).toContain("no-orphan");
  });

  test.each([
    ["src/server/modules/pagos/a.ts", "src/server/modules/pedidos/index.ts"],
    ["src/server/modules/pedidos/a.ts", "src/server/modules/pedidos/b.ts"],
    ["src/server/modules/pedidos/a.queries.ts", "src/server/db/schema.ts"],
    ["src/web/areas/carrito/a.tsx", "src/web/ui/b.tsx"],
    ["src/web/routes/a.tsx", "src/web/areas/carrito/b.tsx"],
    ["src/server/app/app.ts", "src/contract/operations.ts"],
    ["tests/api/a.test.ts", "src/server/modules/pedidos/b.ts"],
    ["tests/support/a.ts", "standins/main.ts"],
  ])("lets %s import %s", (from, to) => {
    const source = `import { b } from "#root/${to}";`;
    const files = [used, { path: from, text: source }, { path: to, text: "" }];
    const withRoot = { ...manifest, imports: { "#root/*": "./*" } };
    const broken = checkBoundaries(files, withRoot).filter(({ rule }) => rule !== "no-orphan");
    expect(broken).toEqual([]);
  });

  test("a network module may give what does not call out", () => {
    expect(rulesBroken(["src/server/main.ts", 'import { isIP } from "node:net";'])).toEqual([]);
  });
});
