import type { TiendaConfig } from "../config/tienda-config.ts";
import type { Db } from "../db/database.ts";
import type { Changes } from "../http/cache/freshness.ts";
import { readCatalogoChanges } from "../modules/catalogo/index.ts";
import { readPublicTienda } from "./read-public-tienda.ts";

type Following = {
  db: Db;
  /** Facts from the environment. */
  first: TiendaConfig;
  setTienda: (tienda: TiendaConfig) => void;
};

/**
 * Reads what changed in the catalogue, and the shop's facts when they may have: before the caches learn of it, since
 * a page that is stale because of the facts must not show the old ones again.
 */
export function followChanges({ db, first, setTienda }: Following) {
  let readAt = 0;
  return async (since: number): Promise<Changes> => {
    const changes = await readCatalogoChanges(db, since);
    if (changes.estructura > readAt) {
      setTienda(await readPublicTienda(db, first));
      readAt = changes.estructura;
    }
    return changes;
  };
}
