import { join } from "node:path";

/** The embedded database of a shop, in its DATA_DIR. */
export function embeddedFile(dataDir: string): string {
  return join(dataDir, "estrato.db");
}
