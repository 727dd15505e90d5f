import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import * as z from "zod/mini";
import { bundledPackages } from "./bundled-packages.ts";

const sbomSchema = z.looseObject({
  components: z.array(
    z.looseObject({
      "bom-ref": z.string(),
      name: z.string(),
      group: z.optional(z.string()),
      properties: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
    }),
  ),
  dependencies: z.array(
    z.looseObject({ ref: z.string(), dependsOn: z.optional(z.array(z.string())) }),
  ),
});

/**
 * CycloneDX, of what runs the shop or is bundled into its pages, read from package-lock.json. Throws when
 * npm cannot make it.
 * `npm sbom --omit dev` would leave out what tools need, too: react, zod.
 */
export function writeSbom(file: string): void {
  const { components, dependencies, ...rest } = sbomSchema.parse(readAll());
  const kept = components.filter(
    ({ group, name: base, properties = [] }) =>
      bundledPackages.has(group ? `${group}/${base}` : base) ||
      !properties.some(({ name, value }) => name === toolProperty && value === "true"),
  );
  const dropped = new Set(components.map((component) => component["bom-ref"]));
  for (const component of kept) dropped.delete(component["bom-ref"]);
  const edges = dependencies
    .filter(({ ref }) => !dropped.has(ref))
    .map(({ dependsOn = [], ...edge }) => ({
      ...edge,
      dependsOn: dependsOn.filter((ref) => !dropped.has(ref)),
    }));
  writeFileSync(
    file,
    `${JSON.stringify({ ...rest, components: kept, dependencies: edges }, null, 1)}\n`,
  );
}

const toolProperty = "cdx:npm:package:development";

function readAll(): unknown {
  const kind = ["--sbom-format", "cyclonedx", "--sbom-type", "application"];
  const { status, stdout, stderr } = spawnSync("npm", ["sbom", ...kind, "--package-lock-only"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    // On Windows npm is a script.
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`npm no pudo escribir la lista de componentes.\n${stderr}`);
  return JSON.parse(stdout);
}
