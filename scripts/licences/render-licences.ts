import type { LockedPackage } from "./locked-packages.ts";

/** Of what runs the shop, by licence. */
export function renderLicences(packages: LockedPackage[]): string {
  const runtime = packages.filter(({ isDev }) => !isDev);
  const licences = [...new Set(runtime.map(({ licence }) => licence))].sort();
  const parts = licences.map((licence) => {
    const names = runtime.filter((row) => row.licence === licence).map(({ name }) => name);
    return `## ${licence}\n\n${[...new Set(names)].sort().join(", ")}\n`;
  });
  const head = [
    "# Licences of what runs the shop",
    "",
    "Written by `npm run licencias` from package-lock.json. Which licences are allowed:",
    "`scripts/licences/allowed-licences.ts`. A test compares them.",
    "",
  ].join("\n");
  return [head, ...parts].join("\n");
}
