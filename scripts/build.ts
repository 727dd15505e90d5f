import { buildPages } from "#rig/demo/build-pages.ts";

const isNew = buildPages({ quiet: false });
console.log(isNew ? "Páginas construidas en build/." : "Las páginas ya estaban al día.");
