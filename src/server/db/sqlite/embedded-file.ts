import { statSync } from "node:fs";
import { join } from "node:path";

/** The embedded database of a shop, in its DATA_DIR. */
export function embeddedFile(dataDir: string): string {
  return join(dataDir, "estrato.db");
}

/** A start that was killed at once leaves an empty file, and so does a disk that lost one. */
export function findEmbedded(dataDir: string): "none" | "empty" | "written" {
  const found = statSync(embeddedFile(dataDir), { throwIfNoEntry: false });
  if (found === undefined) return "none";
  return found.size === 0 ? "empty" : "written";
}
