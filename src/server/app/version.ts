import { readFileSync } from "node:fs";

export type Version = {
  version: string;
  /** Null when the pages were built outside of a clone. */
  commit: string | null;
};

/** Version of this program: `scripts/build.ts` writes the commit beside the built pages. */
export function readVersion(): Version {
  const { version } = JSON.parse(readText("../../../package.json") ?? "{}") as Partial<Version>;
  return { version: version ?? "", commit: readText("../../../build/commit")?.trim() || null };
}

function readText(path: string): string | null {
  try {
    return readFileSync(new URL(path, import.meta.url), "utf8");
  } catch {
    return null;
  }
}
