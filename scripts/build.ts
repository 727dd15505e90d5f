import { buildPages } from "#rig/demo/build-pages.ts";
import { writeNotices } from "./licences/write-notices.ts";
import { writeSbom } from "./licences/write-sbom.ts";

const isNew = buildPages({ quiet: false });
console.log(isNew ? "Páginas construidas en build/." : "Las páginas ya estaban al día.");
writeSbom("build/sbom.json");
writeNotices("build/licencias.txt");
