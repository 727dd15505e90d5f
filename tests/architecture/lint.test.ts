import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, matchesGlob } from "node:path";
import { describe, expect, test } from "vitest";
import { plant, runJson } from "./planted.ts";

type Report = {
  diagnostics: { category: string; message: string; location: { path: string } }[];
};
type Case = readonly [rule: string, path: string, text: string];
type Override = { includes: string[]; plugins?: string[] };

const biome: { overrides: Override[] } = JSON.parse(readFileSync("biome.json", "utf8"));
const plugins = readdirSync("scripts/grit").map((file) => basename(file, ".grit"));
/** A plugin's findings carry its message, not its name. */
const nameOf = new Map(
  plugins.map((name) => {
    const source = readFileSync(`scripts/grit/${name}.grit`, "utf8");
    return [/message="([^"]+)"/.exec(source)?.[1], name] as const;
  }),
);

const forbidden: Case[] = [
  ["injected-clock", "src/server/a.ts", "const now = new Date();"],
  ["injected-clock", "src/server/a.ts", "const t = Date.now();"],
  ["injected-clock", "src/contract/a.ts", "const t = Date.now();"],
  ["secure-random", "src/server/a.ts", "const id = Math.random();"],
  ["secure-random", "src/contract/a.ts", "const id = Math.random();"],
  ["no-sleep", "tests/api/a.test.ts", "await new Promise((resolve) => setTimeout(resolve, 500));"],
  [
    "no-sleep",
    "src/web/a.test.tsx",
    "await new Promise<void>((r) => {\n  setTimeout(r, 500);\n});",
  ],
  ["no-sleep", "tests/support/a.ts", "await sleep(500);"],
  ["no-sleep", "tests/e2e/a.test.ts", "await page.waitForTimeout(500);"],
  ["no-sleep", "tests/api/a.test.ts", 'import { setTimeout } from "node:timers/promises";'],
  ["no-mocks", "tests/api/a.test.ts", 'vi.mock("#server/db/database.ts");'],
  ["no-mocks", "src/web/a.test.tsx", "expect(page).toMatchSnapshot();"],
  ["network-in-providers", "src/server/jobs/a.ts", 'await fetch("https://example.test");'],
  ["network-in-providers", "src/server/jobs/a.ts", "await globalThis.fetch(address);"],
  ["network-in-providers", "src/server/jobs/a.ts", 'import { request } from "node:https";'],
  ["network-in-providers", "src/server/jobs/a.ts", '// why\nimport * as net from "node:net";'],
  ["network-in-providers", "src/server/jobs/a.ts", 'import net from "node:net";'],
  ["network-in-providers", "src/server/jobs/a.ts", 'const net = await import("node:net");'],
  ["provider-words", "src/server/modules/a/a.ts", 'if (state === "NULLIFIED") pay();'],
  ["provider-words", "src/server/a.ts", 'const back = ["REVERSED"];'],
  ["provider-words", "src/server/a.ts", 'switch (state) {\n  case "FAILED":\n}'],
  ["provider-words", "src/server/a.ts", "if (result.vci === null) pay();"],
  ["provider-words", "src/server/a.ts", "const { response_code: code } = result;"],
  ["provider-words", "src/server/a.ts", "const { vci } = result;"],
  ["provider-words", "src/server/a.ts", "const fields = { TBK_TOKEN: token };"],
  ["sql-in-queries", "src/server/modules/pedidos/a.service.ts", 'db.selectFrom("pedidos");'],
  ["sql-in-queries", "src/server/jobs/a.ts", "await sql`update productos`.execute(db);"],
  ["sql-in-queries", "src/server/jobs/a.ts", "await sql<number>`select 1`.execute(db);"],
  ["sql-in-queries", "src/server/jobs/a.ts", 'import { sql } from "kysely";'],
  ["sql-in-queries", "src/server/jobs/a.ts", 'import { Kysely } from "kysely";'],
  ["explicit-columns", "src/server/db/a.ts", 'const all = "select * from productos";'],
  ["explicit-columns", "src/server/a.queries.ts", 'db.selectFrom("productos").selectAll();'],
  ["explicit-columns", "src/server/db/a.ts", "const q = `\n select p.* from productos p`;"],
  ["lower-case-sql", "src/server/a.queries.ts", "sql`SELECT id FROM productos`;"],
  ["named-durations", "src/server/a.ts", "const maxAgeMs = 60 * 1000;"],
  ["named-durations", "src/server/a.ts", "const ms = dias * 24 * 60 * 60 * 1000;"],
  ["functions-not-classes", "src/server/a.ts", "export class Pedidos {}"],
  ["functions-not-classes", "src/web/a.ts", "export const a = class extends Pedidos {};"],
  ["function-declarations", "src/server/a.ts", "export const add = () => {\n  return 1;\n};"],
  ["function-declarations", "rig/a.ts", "const add = async function () {};"],
  ["copy-in-copy", "src/web/routes/a.tsx", 'export const a = <p title="Envío">{b}</p>;'],
  ["copy-in-copy", "src/web/ui/a.tsx", "export const a = <p>Tu carrito</p>;"],
  ["copy-in-copy", "src/web/ui/a.tsx", 'export const a = <b aria-label="Cerrar">x</b>;'],
  ["copy-in-copy", "src/web/areas/carrito/a.ts", "export const a = `¡Listo!`;"],
  ["colour-roles", "src/web/ui/a.tsx", 'export const a = <p className="mt-1 text-pizarra" />;'],
  ["colour-roles", "src/web/ui/a.ts", 'export const a = "hover:bg-lapis-hondo mt-1";'],
  ["colour-roles", "src/web/ui/a.ts", "export const a = `grid border-x-veta`;"],
  ["colour-roles", "src/web/ui/a.tsx", 'export const a = <p className="bg-[#fff]" />;'],
  ["colour-roles", "src/web/ui/a.tsx", 'export const a = <path fill="#c4662f" />;'],
  [
    "one-way-to-read",
    "src/web/areas/a.ts",
    'useEffect(() => {\n  void api("getCuenta").then(show);\n}, []);',
  ],
  ["one-way-to-read", "src/web/areas/a.ts", "useEffect(() => void fetch(address), [address]);"],
  ["one-way-to-read", "src/web/ui/a.tsx", "useLayoutEffect(() => {\n  load().then(setFound);\n});"],
  [
    "one-way-to-read",
    "src/web/areas/a.ts",
    "useEffect(() => {\n  const run = async () => show(await load());\n  void run();\n}, []);",
  ],
  ["one-way-to-read", "src/web/areas/a.ts", "const own = createAnswerCache(deps);"],
  ["one-way-to-read", "src/web/areas/a.ts", 'import { useQuery } from "@tanstack/react-query";'],
  ["no-hidden-imports", "src/web/app/a.ts", 'export type A = import("./b.ts").B;'],
  ["no-hidden-imports", "src/web/a.ts", 'new Worker(new URL("./b.ts", import.meta.url));'],
  ["lint/correctness/useImportExtensions", "src/server/a.ts", 'import { b } from "./a0";'],
  ["lint/style/noExcessiveLinesPerFile", "standins/a.ts", "const a = 1;\n".repeat(251)],
  ["lint/complexity/useMaxParams", "src/server/a.ts", "export function a(b, c, d, e) {}"],
  ["lint/style/noProcessEnv", "src/server/a.ts", "export const a = process.env.PORT;"],
  ["lint/performance/noBarrelFile", "src/web/ui/a.ts", 'export { b } from "./b.ts";'],
  ["lint/style/noEnum", "src/server/a.ts", "export enum A {}"],
  ["lint/style/useConsistentTypeDefinitions", "src/server/a.ts", "export interface A {}"],
  ["lint/style/noDefaultExport", "src/web/ui/a.tsx", "export default 1;"],
  ["lint/style/useFilenamingConvention", "src/server/aB.ts", "export const a = 1;"],
  ["lint/suspicious/noConsole", "src/server/a.ts", 'console.log("a");'],
];

const allowed: Case[] = [
  ["injected-clock", "src/server/a.ts", "const day = new Date(clock.now());"],
  ["injected-clock", "src/server/time/clock.ts", "export const now = () => Date.now();"],
  ["named-durations", "src/server/a.ts", "const bytes = 60 * 1024;"],
  [
    "functions-not-classes",
    "src/server/modules/a/a.service.ts",
    "export class PagoError extends AppError {}",
  ],
  ["explicit-columns", "src/server/modules/a/a.queries.ts", 'db.selectFrom("a").select(["id"]);'],
  ["sql-in-queries", "src/server/modules/a/a.queries.ts", "await sql`select 1`.execute(db);"],
  ["sql-in-queries", "src/server/jobs/a.ts", 'import type { Kysely } from "kysely";'],
  ["provider-words", "src/server/providers/payment/webpay-a.ts", 'const back = ["REVERSED"];'],
  ["provider-words", "src/server/a.ts", 'const vcis = "FAILED to pay";'],
  ["network-in-providers", "src/server/jobs/a.ts", 'import { isIP } from "node:net";'],
  ["network-in-providers", "src/server/jobs/a.ts", 'import type { Socket } from "node:net";'],
  ["network-in-providers", "src/server/providers/a.ts", "await fetch(address);"],
  ["copy-in-copy", "src/web/areas/carrito/a.copy.ts", 'export const listo = "¡Listo!";'],
  ["copy-in-copy", "src/web/routes/a.tsx", "export const a = <p>{copy.listo}</p>;"],
  ["copy-in-copy", "src/web/routes/a.tsx", "// El botón no se ve\nexport const a = <b>·</b>;"],
  ["copy-in-copy", "src/web/routes/a.tsx", 'const a = <section aria-labelledby="ventas" />;'],
  [
    "colour-roles",
    "src/web/ui/a.tsx",
    'export const a = <p className="text-muted bg-[size:2px]" />;',
  ],
  ["colour-roles", "src/web/areas/catalogo/a.ts", 'export const a = { tone: "cobre" };'],
  ["one-way-to-read", "src/web/areas/a.ts", "useEffect(() => {\n  if (isPaid) refresh();\n});"],
  [
    "one-way-to-read",
    "src/web/areas/a.ts",
    'const save = async () => show(await api("saveCuenta"));',
  ],
  ["lint/style/noExcessiveLinesPerFile", "src/server/a.ts", "const a = 1;\n".repeat(250)],
  ["function-declarations", "src/server/a.ts", "export const isSmall = (n: number) => n < 10;"],
  ["function-declarations", "src/server/a.ts", "export const add: Add = () => {\n  return 1;\n};"],
  ["no-sleep", "tests/api/a.test.ts", "setTimeout(() => server.close(), 1);"],
];

/** Files of their own names, so that one run of Biome answers all cases. */
function placeOf([, path]: Case, index: number): string {
  return path.replace(/\/a(?=\.)/, `/a${index}`);
}

function rulesBroken(cases: readonly Case[]): Set<string>[] {
  const files = cases.map((one, index) => ({ path: placeOf(one, index), text: `${one[2]}\n` }));
  const folder = plant(files, ["biome.json", "scripts/grit"]);
  const { diagnostics } = runJson<Report>(folder, [
    ...["biome", "lint", "--vcs-enabled=false", "--reporter=json", "--max-diagnostics=none", "."],
  ]);
  return files.map(({ path }) => {
    const found = diagnostics.filter(({ location }) => location.path === path);
    return new Set(found.map(({ category, message }) => nameOf.get(message) ?? category));
  });
}

describe("Biome, as biome.json sets it", () => {
  test("reports every planted violation by its rule", () => {
    const broken = rulesBroken(forbidden);
    const missed = forbidden.filter(([rule], index) => !broken[index]?.has(rule));
    expect(missed).toEqual([]);
  });

  test("leaves alone what only looks like a violation", () => {
    const broken = rulesBroken(allowed);
    expect(allowed.filter(([rule], index) => broken[index]?.has(rule))).toEqual([]);
  });

  test("has a planted violation for each plugin", () => {
    const planted = new Set(forbidden.map(([rule]) => rule));
    expect(plugins.length).toBeGreaterThan(10);
    expect(plugins.filter((name) => !planted.has(name))).toEqual([]);
  });

  test("uses each plugin, on folders that exist", () => {
    const inUse = biome.overrides.flatMap((override) => override.plugins ?? []);
    expect([...new Set(inUse)].toSorted()).toEqual(
      plugins.map((name) => `./scripts/grit/${name}.grit`),
    );
    const files = globSync(
      "{src,tests,scripts,bench,torture,rehearsal,rig,standins,demo,brand,views,public}/**/*",
    );
    const patterns = biome.overrides.flatMap(({ includes }) => includes);
    const folders = patterns.filter((pattern) => /^\w/.test(pattern));
    const isEmpty = (pattern: string) => !files.some((path) => matchesGlob(path, pattern));
    expect(folders.length).toBeGreaterThan(20);
    expect(folders.filter(isEmpty)).toEqual([]);
  });
});
