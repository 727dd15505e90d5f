import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { isAllowed } from "#scripts/licences/allowed-licences.ts";
import { type LockedPackage, lockedPackages } from "#scripts/licences/locked-packages.ts";
import { renderLicences } from "#scripts/licences/render-licences.ts";

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
