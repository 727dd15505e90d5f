import type { TiendaConfig } from "../config/tienda-config.ts";
import type { Db } from "../db/database.ts";
import { readTienda } from "../modules/ajustes/index.ts";
import { readGeneralFacts } from "../modules/despacho/index.ts";

/** Facts that pages and mails say of the shop. A table of despacho speaks for itself (docs/reglas.md 172). */
export async function readPublicTienda(db: Db, first: TiendaConfig): Promise<TiendaConfig> {
  const tienda = await readTienda(db, first);
  const general = await readGeneralFacts(db);
  if (general === null) return tienda;
  const { sentence: despacho, incluido: despachoIncluido } = general;
  return { ...tienda, despacho, despachoIncluido, hasDespachoTabla: true };
}
