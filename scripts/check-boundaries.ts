/** Fails when an import crosses a boundary of docs/arquitectura.md, or when the check went blind. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { edgeRules, isConcerned } from "./check-boundary-rules.ts";
import {
  type Finding,
  isTestFile,
  type ParsedFile,
  parseFile,
  readSourceFiles,
  report,
  type SourceFile,
} from "./check-files.ts";
import { type Edge, type Manifest, readEdges } from "./check-graph.ts";

// Loaded by a tool or started by a person, so no import leads to them.
const entries = [
  "src/server/main.ts",
  "src/web/root.tsx",
  "src/web/routes.ts",
  "src/web/entry.",
  "src/web/pages-entry.ts",
  "src/web/routes/",
  "standins/main.ts",
];

/** Findings in these files; pure, so that planted files can prove each rule. */
export function checkBoundaries(files: SourceFile[], manifest: Manifest): Finding[] {
  const parsed = files.map(parseFile);
  const assets = /\.(css|json|svg|sql|woff2?|avif|webp|png)$/;
  const paths = new Set(files.map((file) => file.path));
  const hasFile = (path: string) => paths.has(path) || assets.test(path);
  const edges = parsed.flatMap((file) => readEdges(file, manifest, hasFile));
  return [
    ...unreadable(parsed, edges),
    ...edges.flatMap((edge) => judge(edge, manifest)),
    ...cycles(edges),
    ...orphans(parsed, edges),
  ];
}

/** A finding for each rule that no longer reports its planted violation. */
export function checkCanaries(manifest: Manifest): Finding[] {
  const planted = [
    ...edgeRules.map(({ name, canary }) => ({
      name,
      files: [
        { path: canary.from, text: canary.source },
        ...(canary.to ? [{ path: canary.to, text: "export const b = 1;" }] : []),
      ],
    })),
    {
      name: "no-cycle",
      files: [
        { path: "src/server/a.ts", text: 'import "./b.ts"' },
        { path: "src/server/b.ts", text: 'import "./a.ts"' },
      ],
    },
    { name: "no-orphan", files: [{ path: "src/web/a.tsx", text: "export const a = <b />;" }] },
    { name: "readable", files: [{ path: "src/web/a.tsx", text: "const = ;" }] },
  ];
  return planted
    .filter(({ name, files }) => !checkBoundaries(files, manifest).some((f) => f.rule === name))
    .map(({ name, files }) => ({
      rule: name,
      path: files[0]?.path ?? "",
      line: 1,
      message: "this planted violation was not reported: the check sees nothing",
    }));
}

function judge(edge: Edge, manifest: Manifest): Finding[] {
  return edgeRules
    .filter((rule) => isConcerned(rule, edge.from) && rule.forbids(edge, manifest))
    .map(({ name, reason }) => ({
      rule: name,
      path: edge.from,
      line: edge.line,
      message: `${edge.specifier}: ${reason}`,
    }));
}

/** Counted apart from the list that is checked, which a wrong pattern would leave empty. */
function missing(root: string, files: SourceFile[]): Finding[] {
  const isSource = (path: string) => /\.tsx?$/.test(path);
  return ["src", "standins"].flatMap((folder) => {
    const onDisk = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    const expected = onDisk.filter(isSource).length;
    const seen = files.filter(({ path }) => path.startsWith(`${folder}/`)).length;
    const message = `saw ${seen} of ${expected} modules`;
    return seen < expected ? [{ rule: "readable", path: folder, line: 1, message }] : [];
  });
}

/** A file that does not parse, or has imports of which none was seen, would pass every rule. */
function unreadable(files: ParsedFile[], edges: Edge[]): Finding[] {
  const seen = new Set(edges.map((edge) => edge.from));
  return files.flatMap(({ path, text, errors }) => {
    const isBlind = !seen.has(path) && /^import .*from "(?!virtual:)/m.test(text);
    const message = errors[0] ?? (isBlind ? "its imports were not seen" : null);
    return message ? [{ rule: "readable", path, line: 1, message }] : [];
  });
}

function cycles(edges: Edge[]): Finding[] {
  const targets = Map.groupBy(
    edges.filter(({ kind, to }) => kind === "own" && to !== null),
    ({ from }) => from,
  );
  const done = new Set<string>();
  const found: Finding[] = [];
  function follow(path: string, trail: string[]): void {
    const at = trail.indexOf(path);
    if (at >= 0) {
      const loop = [...trail.slice(at), path].join(" → ");
      const message = `${loop}: neither can be read, tested or started without the other`;
      found.push({ rule: "no-cycle", path, line: 1, message });
    }
    if (done.has(path)) return;
    done.add(path);
    for (const { to } of targets.get(path) ?? []) follow(to as string, [...trail, path]);
  }
  for (const path of targets.keys()) follow(path, []);
  return found;
}

function orphans(files: ParsedFile[], edges: Edge[]): Finding[] {
  const used = new Set(edges.filter(({ from }) => !isTestFile(from)).map(({ to }) => to));
  const isEntry = (path: string) => entries.some((entry) => path.startsWith(entry));
  return files
    .filter(({ path }) => /^(src|standins)\//.test(path) && !path.endsWith(".d.ts"))
    .filter(({ path }) => !isTestFile(path) && !isEntry(path) && !used.has(path))
    .map(({ path }) => ({
      rule: "no-orphan",
      path,
      line: 1,
      message: "nothing but tests imports it: use it or remove it",
    }));
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "..");
  const manifest: Manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const files = readSourceFiles(root);
  const findings = [
    ...missing(root, files),
    ...checkCanaries(manifest),
    ...checkBoundaries(files, manifest),
  ];
  process.exitCode = report(`${files.length} modules`, findings);
}
