import { createReadStream, existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { archivosFolder, createArchivoStore } from "../../archivos/archivo-store.ts";
import type { Config } from "../../config/config.ts";
import type { Copy } from "./read-copy.ts";

/** Adds what is missing. Those that came after the copy stay: the sweep decides about them. */
export async function restoreArchivos({ dataDir }: Config, { path }: Copy): Promise<void> {
  const archivos = createArchivoStore(dataDir);
  const folder = join(path, archivosFolder);
  for (const clave of existsSync(folder) ? await readdir(folder) : []) {
    await archivos.adopt(clave, createReadStream(join(folder, clave)));
  }
}
