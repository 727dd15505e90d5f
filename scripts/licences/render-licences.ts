import { isDelivered, type LockedPackage } from "./locked-packages.ts";

/** Lists the packages that run the shop, by licence. */
export function renderLicences(packages: LockedPackage[]): string {
  const runtime = packages.filter(isDelivered);
  const licences = [...new Set(runtime.map(({ licence }) => licence))].sort();
  const parts = licences.map((licence) => {
    return `## ${licence}\n\n${namesOf(runtime.filter((row) => row.licence === licence))}\n`;
  });
  const head = [
    "# Licences of what runs the shop",
    "",
    "Written by `npm run licencias` from package-lock.json. Which licences are allowed:",
    "`scripts/licences/allowed-licences.ts`. A test compares them.",
    "",
    `Bundled into the pages (their texts: \`build/licencias.txt\`): ${namesOf(packages.filter(({ isBundled }) => isBundled))}.`,
    "",
  ].join("\n");
  return [head, ...parts].join("\n");
}

function namesOf(packages: LockedPackage[]): string {
  return [...new Set(packages.map(({ name }) => name))].sort().join(", ");
}
