import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { buildPages } from "#rig/demo/build-pages.ts";
import { writeNotices } from "./licences/write-notices.ts";
import { writeSbom } from "./licences/write-sbom.ts";

const isNew = buildPages({ quiet: false });
console.log(isNew ? "Páginas construidas en build/." : "Las páginas ya estaban al día.");
writeSbom("build/sbom.json");
writeNotices("build/licencias.txt");
writeFileSync("build/commit", findCommit());

/** Where git is missing, like in an image, COMMIT says it. */
function findCommit(): string {
  const git = spawnSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" });
  return process.env.COMMIT || (git.status === 0 ? git.stdout.trim() : "");
}
