import type { TiendaConfig } from "../config/tienda-config.ts";
import type { Db } from "../db/database.ts";
import { readTienda } from "../modules/ajustes/index.ts";
import { generalSentence, readTabla } from "../modules/despacho/index.ts";

/** What pages and mails say of the shop. A table of despacho speaks for itself (docs/reglas.md 172). */
export async function readShownTienda(db: Db, first: TiendaConfig): Promise<TiendaConfig> {
  const tienda = await readTienda(db, first);
  const despacho = generalSentence(await readTabla(db));
  return despacho === null ? tienda : { ...tienda, despacho, hasDespachoTabla: true };
}
