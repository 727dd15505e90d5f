import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { IForbiddenRuleType, IRegularForbiddenRuleType } from "dependency-cruiser";
import routes from "#web/routes.ts";
import { sourceRoots } from "../check-files.ts";
import { bundledPackages } from "../licences/bundled-packages.ts";
import { drawLayers, type Layers, moduleLayers, webLayers } from "./layers.ts";

const own = `^(?:${sourceRoots.join("|")})/`;
const tests = ["^tests/", "\\.test\\.tsx?$"];
const typeOnly = ["type-only" as const, "type-import" as const];

/** For what runs in production; tests may look anywhere. */
function forbid(
  name: string,
  rule: {
    from: string | string[];
    not?: string[];
    to: IRegularForbiddenRuleType["to"];
    why: string;
  },
): IForbiddenRuleType {
  const { from, not = [], to, why } = rule;
  return {
    name,
    comment: why,
    severity: "error",
    from: { path: from, pathNot: [...tests, ...not] },
    to,
  };
}

function forbidAgainst(layers: Layers): IForbiddenRuleType[] {
  const { rule, folder, groups } = layers;
  const why = `imports go from right to left only: ${drawLayers(layers)}`;
  const among = (parts: readonly string[]) => `^${folder}/(${parts.join("|")})/`;
  return groups.map((group, index) =>
    forbid(rule, {
      from: among(group),
      // `$1` is the importer's own part.
      to: { path: among(groups.slice(index).flat()), pathNot: `^${folder}/$1/` },
      why,
    }),
  );
}

const packagesOfProviders =
  "node_modules/(?:nodemailer|transbank-sdk|openid-client|google-auth-library|axios|undici|@aws-sdk)/";

/** React Router loads them by name. */
function filesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
}

/** Loaded by a tool or started by a person. */
const entries = [
  "^src/server/(?:main|move|respaldo|restore|tienda|work/thread-main)\\.ts$",
  "^src/web/(?:root\\.tsx|routes\\.ts|pages-entry\\.ts|entry\\.\\w+\\.tsx)$",
  `^src/web/(?:${filesOf(routes).join("|")})$`,
  "^standins/main\\.ts$",
  "\\.d\\.ts$",
];

/** The comments are the texts that are printed. */
export const rules: IForbiddenRuleType[] = [
  forbid("contract-is-a-leaf", {
    from: "^src/contract/",
    to: { path: own, pathNot: "^src/contract/" },
    why: "the contract is what server and pages share; importing ours would tie them together",
  }),
  forbid("web-knows-only-the-contract", {
    from: "^src/web/",
    to: { path: own, pathNot: "^src/(?:web|contract)/" },
    why: "pages talk to the server through the API; a server import would ship it to browsers",
  }),
  forbid("server-knows-only-the-contract", {
    from: "^src/server/",
    to: { path: own, pathNot: "^src/(?:server|contract)/" },
    why: "the server gets the built pages as an argument; stand-ins and demo are other processes",
  }),
  ...[
    { from: "^src/server/modules/([^/]+)/", ownDoor: "^src/server/modules/$1/" },
    { from: "^src/server/(?!modules/)", ownDoor: "^src/server/(?!modules/)" },
  ].map(({ from, ownDoor }) =>
    forbid("module-door", {
      from,
      to: {
        path: "^src/server/modules/",
        pathNot: [ownDoor, "^src/server/modules/[^/]+/index\\.ts$"],
      },
      why: "a module's index.ts is its only door; what is behind it may change without asking",
    }),
  ),
  ...forbidAgainst(moduleLayers),
  forbid("platform-below-modules", {
    from: "^src/server/",
    not: [
      "^src/server/(?:app|modules)/",
      "^src/server/(?:main|move|respaldo|restore|tienda)\\.ts$",
    ],
    to: { path: "^src/server/modules/" },
    why: "the platform serves every module; what reads modules stands in src/server/app",
  }),
  forbid("http-above-modules", {
    from: "^src/server/",
    not: ["^src/server/(?:app|http)/", "^src/server/(?:main|move|respaldo|restore|tienda)\\.ts$"],
    to: {
      path: "^src/server/http/",
      pathNot:
        "^src/server/http/(?:api/(?:fresh-proof|handlers|list-headers)|cache/freshness)\\.ts$",
    },
    why: "the web server calls the modules; what both count by stands below them, in src/server/limits",
  }),
  forbid("app-above-modules", {
    from: "^src/",
    not: ["^src/server/app/", "^src/server/(?:main|move|respaldo|restore|tienda)\\.ts$"],
    to: { path: "^src/server/app/" },
    why: "src/server/app assembles the shop; only the programs beside it and harnesses may need it",
  }),
  forbid("engines-in-db", {
    from: "^src/",
    not: ["^src/server/db/"],
    to: { path: ["node_modules/(?:@types/)?pg/", "^(?:node:)?sqlite$"] },
    why: "what differs between the engines stands in src/server/db",
  }),
  forbid("schema-in-queries", {
    from: "^src/",
    not: ["^src/server/db/", "\\.queries\\.ts$"],
    to: { path: "^src/server/db/schema\\b" },
    why: "who knows the columns writes SQL, and SQL lives in *.queries.ts and src/server/db",
  }),
  forbid("packages-in-providers", {
    from: "^src/server/",
    not: ["^src/server/providers/"],
    to: { path: packagesOfProviders, dependencyTypesNot: typeOnly },
    why: "what leaves the shop leaves through src/server/providers: timeouts and limits are there",
  }),
  ...forbidAgainst(webLayers),
  forbid("web-root-is-the-top", {
    from: "^src/web/.+/",
    to: { path: "^src/web/[^/]+\\.tsx?$", pathNot: "\\.d\\.ts$" },
    why: "root and entries put the pages together; nothing below may need them",
  }),
  forbid("production-dependencies", {
    from: "^src/",
    // The second is loaded on demand, and its packages are installed by whoever wants traces.
    not: ["^src/web/", "^src/server/providers/traces\\.ts$"],
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: typeOnly },
    why: "a production install has only `dependencies`: the shop would not start without this one",
  }),
  forbid("bundled-dependencies", {
    from: "^src/web/",
    // Read at build time, never at run time.
    not: ["^src/web/routes\\.ts$"],
    to: {
      dependencyTypes: ["npm-dev"],
      dependencyTypesNot: typeOnly,
      pathNot: `node_modules/(?:${[...bundledPackages].join("|")})/`,
    },
    why: "what pages use is delivered: its licence and the SBOM need scripts/licences/bundled-packages.ts",
  }),
  {
    name: "declared-dependencies",
    comment: "package.json does not name this package: another one brings it, or none",
    severity: "error",
    from: { path: own },
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  },
  {
    name: "import-resolves",
    comment: "no file is there",
    severity: "error",
    from: { path: own },
    // Made by React Router and Vite at build time.
    to: { couldNotResolve: true, pathNot: ["/\\+types/", "^virtual:"] },
  },
  {
    name: "no-cycle",
    comment: "neither can be read, tested or started without the other",
    severity: "error",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-orphan",
    comment: "nothing but tests imports it: use it or remove it",
    severity: "error",
    module: {
      path: "^(?:src|standins)/.*\\.tsx?$",
      pathNot: [...entries, ...tests],
      numberOfDependentsLessThan: 1,
    },
    from: { pathNot: tests },
  },
];
