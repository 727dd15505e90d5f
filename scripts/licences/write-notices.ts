import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundledPackages } from "./bundled-packages.ts";

/** The licences of what is bundled: its own folders are not in a production install. */
export function writeNotices(file: string): void {
  const notices = [...bundledPackages].map((name) => `${name}\n\n${readLicence(name).trim()}\n`);
  writeFileSync(file, notices.join(`\n${"-".repeat(80)}\n\n`));
}

/** Packages of one author under one licence, whose archives leave its text out. */
const sameLicence: ReadonlyMap<string, string> = new Map(
  ["brotli", "dfa", "fontkit"].map((name) => [name, "pdfkit"]),
);

function readLicence(name: string): string {
  const folder = join("node_modules", sameLicence.get(name) ?? name);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${name} no trae el texto de su licencia.`);
  return readFileSync(join(folder, file), "utf8");
}
