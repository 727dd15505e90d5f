/** Refuses a build that has what the browsers of `browserslist` in package.json lack (docs/decisiones.md 78). */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { failureStyle } from "#server/http/pages/failure-page.style.ts";
import { findLacks } from "./browsers/find-lacks.ts";
import { findStyleLacks } from "./browsers/find-style-lacks.ts";
import { isStyleKnown } from "./browsers/known-styles.ts";

/** Not calls of the browser's, or asked for before the call; by the name of the chunk. */
const known: Record<string, string> = {
  "base AbortSignal.timeout": "before Chrome 124 it ends with another error, which nobody reads",
  "base cancelIdleCallback": "asked for",
  "base requestIdleCallback": "asked for",
  "passkeys .getPublicKey": "the library asks for it",
  "pedidos-page .fileName": "ours",
  "personalizacion new Intl.Segmenter": "asked for",
  "personalizacion .segment": "asked for",
  "productos-page .move": "ours",
  "react :view-transition": "React asks for it",
  "react :view-transition-group": "React asks for it",
  "react .use": "React's",
  "react .startViewTransition": "React asks for it",
  "render-labels .move": "fontkit's",
  "render-labels .restore": "pdfkit's",
  "render-labels .toArray": "fontkit's",
  "render-labels .toHex": "the library asks for it",
  "render-labels Error.captureStackTrace": "the library asks for it",
  "share-or-edit .share": "asked for",
  "verify-email .take": "ours",
  "zod .when": "zod's",
};
/** Methods of react-hook-form, which is in every form. */
const knownAnywhere = new Set([".watch"]);

const files = globSync("build/client/assets/*.js");
if (files.length === 0) throw new Error("nothing is built: run npm run build first");
const built = files.map(
  (file) => [basename(file).replace(/-.{8}\.js$/, ""), readFileSync(file, "utf8")] as const,
);
const { inlineTexts }: { inlineTexts: { scripts: string[]; styles: string[] } } = await import(
  new URL("../build/server/index.js", import.meta.url).href
);
const scripts = [...built, ...inlineTexts.scripts.map((code) => ["in the HTML", code] as const)];
const inScripts = scripts.flatMap(([chunk, code]) => {
  return findLacks(code).flatMap(({ name, lack }) =>
    knownAnywhere.has(name) || `${chunk} ${name}` in known
      ? []
      : [`${chunk}: ${name} (${lack.join(", ")})`],
  );
});
const inStyles = [...inlineTexts.styles, failureStyle]
  .flatMap(findStyleLacks)
  .filter((lack) => !isStyleKnown(lack))
  .map(({ name, lack, place }) => `styles: ${name} in ${place} (${lack.join(", ")})`);
const faults = [...inScripts, ...inStyles];
if (faults.length > 0) {
  console.error("The oldest browsers of package.json lack what stands here:");
  for (const fault of faults) console.error(fault);
  process.exit(1);
}
console.log(
  `${scripts.length} scripts and the styles work in the oldest browsers of package.json.`,
);
