import { readFileSync, writeFileSync } from "node:fs";
import { lockedPackages } from "./licences/locked-packages.ts";
import { renderLicences } from "./licences/render-licences.ts";

const page = "docs/licencias.md";
const lock = readFileSync("package-lock.json", "utf8");
writeFileSync(page, renderLicences(lockedPackages(lock)));
console.log(`Las licencias están en ${page}.`);
