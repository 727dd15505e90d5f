import { dirname, join } from "node:path/posix";
import { lineAt, type Node, type ParsedFile, walk } from "./check-files.ts";

/** One import, as the rules see it. */
export type Edge = {
  from: string;
  /** A path of ours, `node:name`, a package's name, or null when nothing is there. */
  to: string | null;
  kind: "own" | "builtin" | "package";
  specifier: string;
  /** Imported names; `*` for all of them, `default` for the default. Empty for side effects. */
  names: string[];
  isTypeOnly: boolean;
  line: number;
};

export type Manifest = {
  imports: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

type RawImport = Pick<Edge, "specifier" | "names" | "isTypeOnly"> & { offset: number };

/** Every import, re-export, dynamic import, type import and `new URL("…", import.meta.url)`. */
export function readEdges(
  file: ParsedFile,
  manifest: Manifest,
  hasFile: (path: string) => boolean,
): Edge[] {
  return [...staticImports(file), ...reExports(file), ...otherImports(file)]
    .filter(({ specifier }) => !isGenerated(specifier))
    .map(({ offset, ...raw }) => ({
      ...raw,
      from: file.path,
      line: lineAt(file.text, offset),
      ...resolve(file.path, raw.specifier, manifest, hasFile),
    }));
}

function staticImports(file: ParsedFile): RawImport[] {
  return file.module.staticImports.map(({ moduleRequest, entries, start }) => ({
    specifier: moduleRequest.value,
    names: entries.map(({ importName }) => nameOf(importName)),
    isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    offset: start,
  }));
}

function nameOf({ kind, name }: { kind: string; name: string | null }): string {
  if (kind === "Name") return String(name);
  return kind === "Default" ? "default" : "*";
}

function reExports(file: ParsedFile): RawImport[] {
  return file.module.staticExports.flatMap(({ entries, start }) =>
    entries.flatMap(({ moduleRequest, importName, isType }) =>
      moduleRequest
        ? [
            {
              specifier: moduleRequest.value,
              names: [importName.name ?? "*"],
              isTypeOnly: isType,
              offset: start,
            },
          ]
        : [],
    ),
  );
}

/** `import("…")`, the type `import("…").X`, and files named by `new URL` (workers, SQL files). */
function otherImports(file: ParsedFile): RawImport[] {
  const found: RawImport[] = [];
  walk(file.program, (node) => {
    const specifier = dynamicSpecifier(node);
    if (specifier === null) return;
    const isTypeOnly = node.type === "TSImportType";
    found.push({ specifier, names: ["*"], isTypeOnly, offset: node.start });
  });
  return found;
}

function dynamicSpecifier(node: Node): string | null {
  if (node.type === "ImportExpression") return stringValue(node.source);
  if (node.type === "TSImportType") return stringValue(node.source);
  if (node.type !== "NewExpression" || (node.callee as Node).name !== "URL") return null;
  const [path, base] = node.arguments as (Node | undefined)[];
  const isRelative = /^\.\.?\/.*\.tsx?$/.test(stringValue(path) ?? "");
  return isRelative && base?.type === "MemberExpression" ? stringValue(path) : null;
}

function stringValue(node: unknown): string | null {
  const value = (node as Node | undefined)?.value;
  return typeof value === "string" ? value : null;
}

/** Made by React Router and Vite: never on disk, so never part of the graph. */
function isGenerated(specifier: string): boolean {
  return specifier.includes("/+types/") || specifier.startsWith("virtual:");
}

function resolve(
  from: string,
  specifier: string,
  manifest: Manifest,
  hasFile: (path: string) => boolean,
): Pick<Edge, "to" | "kind"> {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith("node:")) return { to: path, kind: "builtin" };
  if (!path.startsWith(".") && !path.startsWith("#"))
    return { to: path.split("/", path.startsWith("@") ? 2 : 1).join("/"), kind: "package" };
  const target = path.startsWith("#") ? mapped(path, manifest) : join(dirname(from), path);
  return { to: target !== null && hasFile(target) ? target : null, kind: "own" };
}

/** Package imports as Node resolves them, for the one pattern in use: `"#name/*": "./folder/*"`. */
function mapped(specifier: string, manifest: Manifest): string | null {
  for (const [pattern, target] of Object.entries(manifest.imports)) {
    const prefix = pattern.slice(0, -1);
    if (pattern.endsWith("*") && specifier.startsWith(prefix))
      return join(target.slice(0, -1), specifier.slice(prefix.length));
  }
  return null;
}
