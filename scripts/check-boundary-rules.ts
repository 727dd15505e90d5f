import { isTestFile } from "./check-files.ts";
import type { Edge, Manifest } from "./check-graph.ts";

/** A rule about one import. `canary` is a file whose import must be reported. */
export type EdgeRule = {
  name: string;
  reason: string;
  forbids: (edge: Edge, manifest: Manifest) => boolean;
  canary: { from: string; source: string; to?: string };
};

const moduleGroups = [
  ["catalogo", "acceso", "contacto"],
  ["direcciones", "carrito", "opiniones"],
  ["pedidos"],
  ["pagos"],
  ["administracion", "cuenta"],
];

const webGroups = [
  ["app", "styles"],
  ["ui"],
  ["forms"],
  ["acceso"],
  ["catalogo", "contacto", "texts"],
  ["direcciones", "carrito", "opiniones"],
  ["producto"],
  ["home", "pedidos"],
  ["checkout"],
  ["cuenta"],
  ["frame"],
  ["admin"],
  ["dev-ui"],
  ["routes"],
  ["root"],
];

const providersOnly = new Set([
  "nodemailer",
  "transbank-sdk",
  "openid-client",
  "google-auth-library",
  "axios",
  "undici",
]);
const callers = new Set(["request", "get", "connect", "createConnection", "Agent", "Socket"]);
const networkModules = /^node:(https?|http2|net|tls|dgram)$/;

/** Rules on single imports, in the order of docs/arquitectura.md; the reason is what is printed. */
export const edgeRules: EdgeRule[] = [
  {
    name: "contract-is-a-leaf",
    reason: "the contract is what server and pages share; importing ours would tie them together",
    forbids: (edge) => starts(edge.from, "src/contract/") && isOwnOutside(edge, "src/contract/"),
    canary: { from: "src/contract/a.ts", source: 'import "../server/b.ts"', to: "src/server/b.ts" },
  },
  {
    name: "web-knows-only-the-contract",
    reason: "pages talk to the server through the API; a server import would ship it to browsers",
    forbids: (edge) =>
      starts(edge.from, "src/web/") && isOwnOutside(edge, "src/web/", "src/contract/"),
    canary: {
      from: "src/web/a.ts",
      source: 'import type { B } from "#server/b.ts"',
      to: "src/server/b.ts",
    },
  },
  {
    name: "server-knows-only-the-contract",
    reason:
      "the server gets the built pages as an argument; stand-ins and demo are other processes",
    forbids: (edge) =>
      starts(edge.from, "src/server/") && isOwnOutside(edge, "src/server/", "src/contract/"),
    canary: { from: "src/server/a.ts", source: 'import "#standins/b.ts"', to: "standins/b.ts" },
  },
  {
    name: "module-door",
    reason: "a module's index.ts is its only door; what is behind it may change without asking",
    forbids: ({ from, to }) => {
      const target = moduleOf(to);
      return target !== null && target !== moduleOf(from) && !to?.endsWith(`${target}/index.ts`);
    },
    canary: {
      from: "src/server/modules/pedidos/a.ts",
      source: 'import { b } from "../carrito/b.ts"',
      to: "src/server/modules/carrito/b.ts",
    },
  },
  {
    name: "module-order",
    reason: `a module imports only from the left of ${moduleGroups.map((g) => g.join(" · ")).join(" ‹ ")}`,
    forbids: ({ from, to }) => {
      const [source, target] = [moduleOf(from), moduleOf(to)];
      if (source === null || target === null || source === target) return false;
      return rankOf(target) < 0 || rankOf(target) >= rankOf(source);
    },
    canary: {
      from: "src/server/modules/carrito/a.ts",
      source: 'import { b } from "../opiniones/index.ts"',
      to: "src/server/modules/opiniones/index.ts",
    },
  },
  {
    name: "platform-below-modules",
    reason: "the platform serves every module; what reads modules stands in src/server/app",
    forbids: ({ from, to }) => layerOf(from) === "platform" && moduleOf(to) !== null,
    canary: {
      from: "src/server/http/a.ts",
      source: 'import { b } from "../modules/acceso/index.ts"',
      to: "src/server/modules/acceso/index.ts",
    },
  },
  {
    name: "app-above-modules",
    reason: "src/server/app assembles the shop; only main.ts and harnesses may need it",
    forbids: ({ from, to }) =>
      starts(from, "src/") &&
      layerOf(to) === "app" &&
      layerOf(from) !== "app" &&
      from !== "src/server/main.ts",
    canary: {
      from: "src/server/modules/pagos/a.ts",
      source: 'import { b } from "../../app/b.ts"',
      to: "src/server/app/b.ts",
    },
  },
  {
    name: "sql-in-queries",
    reason: "SQL lives in *.queries.ts and src/server/db, so that a reader finds every statement",
    forbids: ({ from, to, names, isTypeOnly }) => {
      if (!starts(from, "src/") || starts(from, "src/server/db/")) return false;
      if (to === "pg" || to === "node:sqlite") return true;
      if (/\.queries\.ts$/.test(from)) return false;
      const isHarmless = isTypeOnly && names.every((name) => name === "Kysely");
      return (to === "kysely" && !isHarmless) || /^src\/server\/db\/schema\b/.test(to ?? "");
    },
    canary: {
      from: "src/server/modules/pedidos/a.service.ts",
      source: 'import { sql } from "kysely"',
    },
  },
  {
    name: "network-in-providers",
    reason:
      "what leaves the shop leaves through src/server/providers: timeouts and limits are there",
    forbids: ({ from, to, names, isTypeOnly }) => {
      if (!starts(from, "src/server/") || starts(from, "src/server/providers/")) return false;
      if (isTypeOnly || to === null) return false;
      if (providersOnly.has(to) || to.startsWith("@aws-sdk/")) return true;
      return (
        networkModules.test(to) && names.some((n) => callers.has(n) || n === "*" || n === "default")
      );
    },
    canary: { from: "src/server/jobs/a.ts", source: 'import { request } from "node:https"' },
  },
  {
    name: "web-order",
    reason: `a part of the web imports only from the left of ${webGroups.map((g) => g.join(" · ")).join(" ‹ ")}`,
    forbids: ({ from, to }) => {
      const [source, target] = [webPartOf(from), webPartOf(to)];
      if (source === null || target === null || source === target) return false;
      const rank = webRankOf(target);
      return rank < 0 || rank >= webRankOf(source);
    },
    canary: {
      from: "src/web/areas/carrito/a.tsx",
      source: 'import { b } from "#web/areas/pedidos/b.tsx"',
      to: "src/web/areas/pedidos/b.tsx",
    },
  },
  {
    name: "production-dependencies",
    reason:
      "a production install has only `dependencies`: the shop would not start without this one",
    forbids: ({ from, to, kind, isTypeOnly }, { dependencies, devDependencies }) => {
      // React Router reads this file while it builds, never at run time.
      if (kind !== "package" || isTypeOnly || from === "src/web/routes.ts") return false;
      const name = to ?? "";
      return starts(from, "src/")
        ? !(name in dependencies)
        : !(name in dependencies || name in devDependencies);
    },
    canary: { from: "src/server/a.ts", source: 'import { build } from "vite"' },
  },
  {
    name: "import-resolves",
    reason: "no file is there; Node needs the whole name with its .ts ending",
    forbids: ({ kind, to }) => kind === "own" && to === null,
    canary: { from: "src/server/a.ts", source: 'import { b } from "./b"' },
  },
];

/** Most rules are about what runs in production; tests may look anywhere, but must resolve. */
export function concernsTests(rule: EdgeRule): boolean {
  return rule.name === "import-resolves" || rule.name === "production-dependencies";
}

/** Whether a rule looks at imports of this file at all. */
export function isConcerned(rule: EdgeRule, path: string): boolean {
  return !isTestFile(path) || (concernsTests(rule) && !starts(path, "src/"));
}

function starts(path: string, prefix: string): boolean {
  return path.startsWith(prefix);
}

function isOwnOutside({ kind, to }: Edge, ...allowed: string[]): boolean {
  return kind === "own" && to !== null && !allowed.some((prefix) => starts(to, prefix));
}

function moduleOf(path: string | null): string | null {
  return /^src\/server\/modules\/([^/]+)\//.exec(path ?? "")?.[1] ?? null;
}

function layerOf(path: string | null): string | null {
  if (!starts(path ?? "", "src/server/")) return null;
  return /^src\/server\/(app|modules)\//.exec(path ?? "")?.[1] ?? "platform";
}

/** The area of a file, or the folder of `src/web` that it stands in; `root` for the files above all. */
function webPartOf(path: string | null): string | null {
  const [, area, folder] = /^src\/web\/(?:areas\/([^/]+)\/|([^/]+)\/)?/.exec(path ?? "") ?? [];
  if (!starts(path ?? "", "src/web/")) return null;
  return area ?? folder ?? "root";
}

function webRankOf(part: string): number {
  return webGroups.findIndex((group) => group.includes(part));
}

function rankOf(module: string): number {
  return moduleGroups.findIndex((group) => group.includes(module));
}
