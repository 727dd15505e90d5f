import { readFileSync } from "node:fs";
import * as z from "zod/mini";

/** `browserslist` of package.json: the first version of each that buys here (docs/decisiones.md 78). */
const manifest = z
  .object({ browserslist: z.array(z.string().check(z.regex(/^\w+ >= [\d.]+$/))) })
  .parse(JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")));

/** In the names of `browserslist`. */
export const oldestBrowsers: readonly { name: string; version: string }[] =
  manifest.browserslist.map((line) => {
    const [name = "", version = ""] = line.split(" >= ");
    return { name, version };
  });

/** For the compiler, which lowers syntax and styles to them. */
export const buildTarget: string[] = oldestBrowsers.map(
  ({ name, version }) => name.replace("ios_saf", "ios") + version,
);
