import { readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { drawLayers, type Layers, moduleLayers, webLayers } from "#scripts/boundaries/layers.ts";
import { rules } from "#scripts/boundaries/rules.ts";
import { cruiseProject, findUnread } from "#scripts/check-boundaries.ts";
import { sourceRoots } from "#scripts/check-files.ts";
import { type Planted, plant } from "./planted.ts";

/** One import: who, of what, and the file when it is ours. */
type Case = { rule: string; from: string; text: string; to?: string };

const forbidden: Case[] = [
  own("contract-is-a-leaf", "src/contract/a.ts", "src/server/b.ts"),
  {
    ...own("web-knows-only-the-contract", "src/web/app/a.ts", "src/server/b.ts"),
    text: 'import type { b } from "#root/src/server/b.ts";',
  },
  own("server-knows-only-the-contract", "src/server/a.ts", "standins/b.ts"),
  own("module-door", "src/server/modules/pedidos/a.ts", "src/server/modules/carrito/b.ts"),
  own("module-door", "src/server/app/a.ts", "src/server/modules/carrito/b.ts"),
  own("module-order", "src/server/modules/carrito/a.ts", "src/server/modules/opiniones/index.ts"),
  own("module-order", "src/server/modules/catalogo/a.ts", "src/server/modules/cuenta/index.ts"),
  own("platform-below-modules", "src/server/http/a.ts", "src/server/modules/acceso/index.ts"),
  own("platform-below-modules", "src/server/a.ts", "src/server/modules/acceso/index.ts"),
  own("http-above-modules", "src/server/modules/acceso/a.ts", "src/server/http/guard/b.ts"),
  own("http-above-modules", "src/server/audit/a.ts", "src/server/http/watch/b.ts"),
  own("http-above-modules", "src/server/limits/a.ts", "src/server/http/api/b.ts"),
  own("app-above-modules", "src/server/modules/pagos/a.ts", "src/server/app/b.ts"),
  own("app-above-modules", "src/server/http/a.ts", "src/server/app/b.ts"),
  of("engines-in-db", "src/server/modules/pedidos/a.queries.ts", 'import pg from "pg";'),
  of("engines-in-db", "src/server/jobs/a.ts", 'import { DatabaseSync } from "node:sqlite";'),
  own(
    "schema-in-queries",
    "src/server/modules/pedidos/a.service.ts",
    "src/server/db/schema/schema.ts",
  ),
  of("packages-in-providers", "src/server/jobs/a.ts", 'import mailer from "nodemailer";'),
  of("packages-in-providers", "src/server/jobs/a.ts", 'import { S3 } from "@aws-sdk/client-s3";'),
  own("web-order", "src/web/areas/carrito/a.tsx", "src/web/areas/pedidos/b.tsx"),
  own("web-order", "src/web/areas/carrito/a.tsx", "src/web/areas/opiniones/b.tsx"),
  own("web-order", "src/web/ui/a.tsx", "src/web/areas/carrito/b.tsx"),
  own("web-order", "src/web/areas/admin/a.tsx", "src/web/routes/b.tsx"),
  own("web-root-is-the-top", "src/web/areas/admin/a.tsx", "src/web/root.tsx"),
  of("production-dependencies", "src/server/a.ts", 'import { build } from "vite";'),
  of("production-dependencies", "src/server/a.ts", 'import { useState } from "react";'),
  of("bundled-dependencies", "src/web/app/a.tsx", 'import { build } from "vite";'),
  of("declared-dependencies", "tests/api/a.test.ts", 'import a from "ajv";'),
  of("import-resolves", "src/server/a.ts", 'import { b } from "./nowhere.ts";'),
  of("import-resolves", "tests/api/a.test.ts", 'import { b } from "./nowhere.ts";'),
];

const allowed: Case[] = [
  own("module-order", "src/server/modules/pagos/a.ts", "src/server/modules/pedidos/index.ts"),
  own("module-door", "src/server/modules/pedidos/a.ts", "src/server/modules/pedidos/b.ts"),
  own(
    "schema-in-queries",
    "src/server/modules/pedidos/a.queries.ts",
    "src/server/db/schema/schema.ts",
  ),
  own("http-above-modules", "src/server/modules/acceso/a.ts", "src/server/http/api/handlers.ts"),
  own("http-above-modules", "src/server/http/api/a.ts", "src/server/http/guard/b.ts"),
  own("web-order", "src/web/areas/carrito/a.tsx", "src/web/ui/b.tsx"),
  own("web-order", "src/web/areas/carrito/a.tsx", "src/web/areas/carrito/b.tsx"),
  own("web-order", "src/web/routes/a.tsx", "src/web/areas/carrito/b.tsx"),
  own("server-knows-only-the-contract", "src/server/app/a.ts", "src/contract/operations.ts"),
  own("module-door", "tests/api/a.test.ts", "src/server/modules/pedidos/b.ts"),
  own("server-knows-only-the-contract", "tests/support/a.ts", "standins/main.ts"),
  of("packages-in-providers", "src/server/jobs/a.ts", 'import type { Mail } from "nodemailer";'),
  of("bundled-dependencies", "src/web/app/a.tsx", 'import { useState } from "react";'),
];

function own(rule: string, from: string, to: string): Case {
  return { rule, from, to, text: `import { b } from "#root/${to}";` };
}

function of(rule: string, from: string, text: string): Case {
  return { rule, from, text };
}

/** The broken rules, as "rule from"; each importer gets a name of its own. */
async function rulesBroken(cases: readonly Case[], others: readonly Planted[] = []) {
  const importers = cases.map(({ from, text }, index) => ({
    path: placeOf(from, index),
    text: `${text}\n`,
  }));
  const targets = cases.flatMap(({ to }) =>
    to ? [{ path: to, text: "export const b = 1;\n" }] : [],
  );
  const manifest = JSON.parse(readFileSync("package.json", "utf8"));
  const files = [
    ...sourceRoots.map((root) => ({ path: `${root}/empty.ts`, text: "" })),
    ...targets,
    ...importers,
    ...others,
  ];
  const folder = plant([
    ...files,
    { path: "package.json", text: JSON.stringify({ ...manifest, imports: { "#root/*": "./*" } }) },
  ]);
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const result = await cruiseProject(folder);
  const broken = result.summary.violations.map(({ rule, from }) => `${rule.name} ${from}`);
  expect(findUnread(folder, result)).toEqual([]);
  return broken;
}

function placeOf(from: string, index: number): string {
  return from.replace(/\/a\./, `/a${index}.`);
}

function nameOf({ rule, from }: Case, index: number): string {
  return `${rule} ${placeOf(from, index)}`;
}

/** Parts without a folder, and folders without a part. */
function findUnplaced({ folder: parent, groups }: Layers): string[] {
  const parts = groups.flat();
  const parents = new Set(parts.map((part) => join(parent, part, "..")));
  const folders = [...parents].flatMap((path) =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== "areas" && entry.name !== "styles")
      .map(({ name }) => join(path, name).slice(parent.length + 1)),
  );
  return [
    ...parts.filter((part) => !folders.includes(part)),
    ...folders.filter((part) => !parts.includes(part)),
  ];
}

describe("the boundary check", () => {
  test("reports the planted violation of every rule", async () => {
    const broken = await rulesBroken(forbidden);
    expect(forbidden.map(nameOf).filter((name) => !broken.includes(name))).toEqual([]);
    const planted = new Set([...forbidden.map(({ rule }) => rule), "no-cycle", "no-orphan"]);
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter(({ name = "" }) => !planted.has(name))).toEqual([]);
  });

  test("lets through what the map allows", async () => {
    const broken = await rulesBroken(allowed);
    expect(broken.filter((name) => !name.startsWith("no-orphan"))).toEqual([]);
  });

  test.each(rules.map(({ name = "", comment }) => [name, comment ?? ""] as const))(
    "%s says why",
    (_name, reason) => {
      expect(reason.split(" ").length).toBeGreaterThan(3);
    },
  );

  test("sees every way to import", async () => {
    const ways = [
      "import { b } from './b.ts';",
      "import type { B } from './b.ts';",
      "export { b } from './b.ts';",
      "export * from './b.ts';",
      "export const a = await import('./b.ts');",
      "import css from './b.css?inline';",
    ].map((text) => of("import-resolves", "src/web/app/a.tsx", text));
    const broken = await rulesBroken(ways);
    expect(ways.map(nameOf).filter((name) => !broken.includes(name))).toEqual([]);
  });

  test("finds a cycle of three files, also one of types", async () => {
    const broken = await rulesBroken(
      [],
      [
        { path: "src/server/a.ts", text: 'import "./b.ts";' },
        { path: "src/server/b.ts", text: 'import type { C } from "./c.ts";' },
        { path: "src/server/c.ts", text: 'import "./a.ts";' },
      ],
    );
    expect(broken).toContain("no-cycle src/server/a.ts");
  });

  test("a file that only its test imports is an orphan", async () => {
    const broken = await rulesBroken(
      [],
      [
        { path: "src/server/a.ts", text: "export const a = 1;" },
        { path: "src/server/a.test.ts", text: 'import { a } from "./a.ts";' },
        { path: "src/server/b.ts", text: "export const b = 1;" },
        { path: "src/server/main.ts", text: 'import { b } from "./b.ts";' },
      ],
    );
    expect(broken).toContain("no-orphan src/server/a.ts");
    expect(broken).not.toContain("no-orphan src/server/b.ts");
    expect(broken).not.toContain("no-orphan src/server/main.ts");
  });

  test("fails on a file that it cannot read", async () => {
    const broken = { path: "src/web/app/a.tsx", text: "const = ;" };
    await expect(rulesBroken([], [broken])).rejects.toThrow("src/web/app/a.tsx");
  });

  test("names the files that it passed over", () => {
    const folder = plant([{ path: "src/web/app/a.tsx", text: 'import { b } from "./b.ts";\n' }]);
    expect(findUnread(folder, { modules: [] })).toEqual(["src/web/app/a.tsx"]);
  });
});

describe("the orders", () => {
  test.each([
    ["modules", moduleLayers],
    ["web", webLayers],
  ])("of the %s name every folder, and no other", (_name, layers) => {
    expect(findUnplaced(layers)).toEqual([]);
    const [first = [], ...rest] = layers.groups;
    const renamed = { ...layers, groups: [[...first, "elsewhere"], ...rest.slice(1)] };
    expect(findUnplaced(renamed)).toEqual(
      expect.arrayContaining(["elsewhere", ...(rest[0] ?? [])]),
    );
  });

  test("stand on the map as they are checked", () => {
    const map = readFileSync("docs/arquitectura.md", "utf8").replaceAll(/\s+/g, " ");
    expect(map).toContain(drawLayers(moduleLayers));
    expect(map).toContain(drawLayers({ ...webLayers, groups: webLayers.groups.slice(0, -1) }));
  });
});
