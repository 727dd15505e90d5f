import { createArchivoStore } from "../../archivos/archivo-store.ts";
import { selectKept } from "../../archivos/index.ts";
import type { AppContext } from "../../context.ts";
import { type Broken, maxNamed } from "../../db/invariants/check-invariants.ts";

const batchSize = 500;

/** Rows whose file is not in DATA_DIR: its upload put it there before its row. */
export async function checkArchivos({
  db,
  config,
}: Pick<AppContext, "db" | "config">): Promise<Broken[]> {
  const missing: number[] = [];
  let after = 0;
  for (;;) {
    const kept = await selectKept(db, { after, limit: batchSize });
    const found = await listWhole(config.dataDir);
    missing.push(...kept.filter(({ clave }) => !found.has(clave)).map(({ id }) => id));
    after = kept.at(-1)?.id ?? after;
    if (kept.length < batchSize) break;
  }
  if (missing.length === 0) return [];
  const [total, ids] = [missing.length, missing.slice(0, maxNamed)];
  const fault = "su archivo no está en DATA_DIR";
  return [{ name: "archivo-en-disco", fault, of: "archivo", total, ids }];
}

async function listWhole(dataDir: string): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const { name, isWhole } of createArchivoStore(dataDir).list()) {
    if (isWhole) names.add(name);
  }
  return names;
}
