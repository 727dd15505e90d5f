import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { isAllowed } from "#scripts/licences/allowed-licences.ts";
import { type LockedPackage, lockedPackages } from "#scripts/licences/locked-packages.ts";
import { renderLicences } from "#scripts/licences/render-licences.ts";
import { writeSbom } from "#scripts/licences/write-sbom.ts";

const packages = lockedPackages(readFileSync("package-lock.json", "utf8"));
const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    optionalDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

const namesOf = (rows: LockedPackage[]) => rows.map(({ name }) => name);

test("every package is locked by the hash of its archive, the runtime, too", () => {
  expect(namesOf(packages.filter(({ hasIntegrity }) => !hasIntegrity))).toEqual([]);
  const nodes = namesOf(packages).filter((name) => /^node-(linux|win)-/.test(name));
  expect(nodes).toEqual(Object.keys(manifest.optionalDependencies));
});

test("no package runs a script when it is installed", () => {
  expect(Object.values(manifest.allowScripts)).not.toContain(true);
  const scripted = packages.filter((row) => row.hasInstallScript && !row.isDev);
  expect(namesOf(scripted)).toEqual([]);
});

test("every direct dependency is an exact version, the nodes are one", () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
  expect(process.versions.node).toBe(Object.values(optionalDependencies)[0]);
});

test("every licence is one that is allowed", () => {
  const refused = packages.filter((row) => !isAllowed(row));
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test.each(["GPL-3.0-only", "AGPL-3.0-or-later", "LGPL-3.0-or-later", "MPL-2.0", "unknown"])(
  "%s is refused in what runs the shop",
  (licence) => {
    const row = {
      name: "nueva",
      licence,
      isDev: false,
      hasIntegrity: true,
      hasInstallScript: false,
    };
    expect(isAllowed(row)).toBe(false);
  },
);

test("the list of licences is the one of the lock (`npm run licencias`)", () => {
  expect(readFileSync("docs/licencias.md", "utf8")).toBe(renderLicences(packages));
});

const sbomSchema = z.object({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(
    z.object({
      "bom-ref": z.string(),
      hashes: z.array(z.object({ alg: z.literal("SHA-512"), content: z.string() })),
    }),
  ),
});

test("the build lists every component that runs the shop, with its hash", () => {
  const folder = mkdtempSync(join(tmpdir(), "estrato-sbom-"));
  const file = join(folder, "sbom.json");
  writeSbom(file);
  const { components } = sbomSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  rmSync(folder, { recursive: true });
  const listed = new Set(components.map(({ "bom-ref": ref }) => ref.replace(/(?<=.)@.*$/, "")));
  const isOfAnotherSystem = (name: string) => /^node-|^@img\/|^@emnapi\//.test(name);
  const missing = packages.filter(
    ({ name, isDev }) => !isDev && !listed.has(name) && !isOfAnotherSystem(name),
  );
  expect(namesOf(missing)).toEqual([]);
  for (const tool of ["vitest", "playwright-core"]) expect(listed).not.toContain(tool);
  expect(components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
});

test("every image is named by a digest that its builder sets", () => {
  const images = [
    ...readFileSync("Dockerfile", "utf8").matchAll(/^FROM (\S+)/gm),
    ...readFileSync("compose.yaml", "utf8").matchAll(/^ *image: (\S+)/gm),
  ].map(([, image]) => image);
  expect(images.length).toBeGreaterThan(1);
  for (const image of images) expect(image).toMatch(/^\$\{(NODE|POSTGRES)_IMAGE[}:]/);
});
