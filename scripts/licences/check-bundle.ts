import { isBuiltin } from "node:module";
import type { Plugin, Rolldown } from "vite";
import { bundledPackages } from "./bundled-packages.ts";

/** Its plugin copies the base styles without a module that could be counted. */
const unseen = new Set(["tailwindcss"]);

/** Fails the build when it bundles other packages than `bundledPackages`, or leaves an import for the install. */
export function checkBundle(): Plugin {
  const bundled = new Set<string>();
  const imported = new Set<string>();
  return {
    name: "check-bundle",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        for (const name of packagesOf(output)) bundled.add(name);
        for (const name of importsOf(output)) if (!(name in bundle)) imported.add(name);
      }
    },
    buildApp: {
      order: "post",
      async handler() {
        const problems = [
          ...[...imported].map((name) => `${name} is imported by build/ and not bundled`),
          ...findUnlisted(bundled),
        ];
        if (problems.length > 0) throw new Error(problems.join("\n"));
      },
    },
  };
}

/** In both directions, one sentence each. */
export function findUnlisted(bundled: ReadonlySet<string>): string[] {
  const file = "scripts/licences/bundled-packages.ts";
  return [
    ...[...bundled]
      .filter((name) => !bundledPackages.has(name))
      .map((name) => `${name} is bundled: name it in ${file}, then npm run licencias`),
    ...[...bundledPackages]
      .filter((name) => !bundled.has(name) && !unseen.has(name))
      .map((name) => `${name} is not bundled: take it out of ${file}, then npm run licencias`),
  ];
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

function packagesOf(output: Output): string[] {
  const files = output.type === "chunk" ? Object.keys(output.modules) : output.originalFileNames;
  return files.flatMap((file) => {
    const name = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
    return name === undefined ? [] : [name];
  });
}

function importsOf(output: Output): string[] {
  if (output.type !== "chunk") return [];
  return [...output.imports, ...output.dynamicImports].filter((name) => !isBuiltin(name));
}
