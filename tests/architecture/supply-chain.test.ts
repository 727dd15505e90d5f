import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { isAllowed } from "#scripts/licences/allowed-licences.ts";
import { bundledPackages } from "#scripts/licences/bundled-packages.ts";
import { findUnlisted } from "#scripts/licences/check-bundle.ts";
import {
  isDelivered,
  type LockedPackage,
  lockedPackages,
} from "#scripts/licences/locked-packages.ts";
import { renderLicences } from "#scripts/licences/render-licences.ts";
import { writeNotices } from "#scripts/licences/write-notices.ts";
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
  const scripted = packages.filter((row) => row.hasInstallScript && row.isInstalled);
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
      path: "node_modules/nueva",
      name: "nueva",
      licence,
      isInstalled: true,
      isBundled: false,
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
    (row) => isDelivered(row) && !listed.has(row.name) && !isOfAnotherSystem(row.name),
  );
  expect(namesOf(missing)).toEqual([]);
  for (const name of ["react", "cookie-es"]) expect(listed).toContain(name);
  for (const tool of ["vitest", "playwright-core"]) expect(listed).not.toContain(tool);
  expect(components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
});

test("the build refuses a bundled package without notice, and a notice without its package", () => {
  const bundled = [...bundledPackages];
  expect(findUnlisted(new Set(bundled))).toEqual([]);
  expect(findUnlisted(new Set([...bundled, "nueva"]))).toEqual([
    expect.stringMatching(/^nueva is bundled/),
  ]);
  const withoutReact = bundled.filter((name) => name !== "react");
  expect(findUnlisted(new Set(withoutReact))).toEqual([
    expect.stringMatching(/^react is not bundled/),
  ]);
});

test("every bundled package has the text of its licence", () => {
  const folder = mkdtempSync(join(tmpdir(), "estrato-notices-"));
  writeNotices(join(folder, "licencias.txt"));
  const notices = readFileSync(join(folder, "licencias.txt"), "utf8");
  rmSync(folder, { recursive: true });
  expect(notices.match(/copyright/gi)?.length).toBeGreaterThanOrEqual(bundledPackages.size);
  expect(namesOf(packages)).toEqual(expect.arrayContaining([...bundledPackages]));
});

/** Decimal, as `du --si` counts. */
const megabyte = 1_000_000;

test("a production install takes at most 120 MB without the runtime (docs/decisiones.md 45)", () => {
  const installed = packages.filter(({ path, isInstalled }) => isInstalled && existsSync(path));
  const sizes = installed
    .filter(({ name }) => !name.startsWith("node-"))
    .map(({ path }) => ({ path, size: sizeOnDisk(path) / megabyte }))
    .sort((left, right) => right.size - left.size);
  expect(sizes.length).toBeGreaterThan(100);
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const largest = sizes.slice(0, 10).map(({ path, size }) => `${path} ${size.toFixed(1)} MB`);
  expect(total, largest.join("\n")).toBeLessThanOrEqual(120);
});

/** In blocks of 4,096 bytes; a package below has a row of its own in the lock. */
function sizeOnDisk(folder: string): number {
  const block = 4096;
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === "node_modules") return sum;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sum + block + sizeOnDisk(path);
    return sum + Math.ceil(lstatSync(path).size / block) * block;
  }, 0);
}

test("every way to start production has the same options of memory", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const options =
    /(MALLOC_\S+ MALLOC_\S+) exec node (--\S+) (--\S+) (--\S+) /.exec(scripts.start)?.slice(1) ??
    [];
  expect(options).toHaveLength(4);
  const service = readFileSync("ops/systemd/estrato@.service", "utf8");
  const image = readFileSync("Dockerfile", "utf8").replace(/[",]/g, "");
  for (const option of options) for (const text of [service, image]) expect(text).toContain(option);
});

test("every image is named by a digest that its builder sets", () => {
  const images = [
    ...readFileSync("Dockerfile", "utf8").matchAll(/^FROM (\S+)/gm),
    ...readFileSync("compose.yaml", "utf8").matchAll(/^ *image: (\S+)/gm),
  ].map(([, image]) => image);
  expect(images.length).toBeGreaterThan(1);
  for (const image of images) expect(image).toMatch(/^\$\{(NODE|POSTGRES)_IMAGE[}:]/);
});
