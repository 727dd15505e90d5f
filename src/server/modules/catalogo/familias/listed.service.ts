import type { AppContext } from "../../../context.ts";
import { inTransaction } from "../../../db/database.ts";
import { catalogoChanged } from "../catalogo-changes.ts";
import { lockMembers } from "./familias.queries.ts";
import { chooseListed, selectStaleFamilias } from "./listed.queries.ts";

/** Lists show a variante that can be bought: sales do not wait for the rest of a familia (docs/reglas.md 206). */
export async function sweepListed({ db }: Pick<AppContext, "db">): Promise<void> {
  for (const familia of await selectStaleFamilias(db)) {
    await inTransaction(db, async (tx) => {
      await lockMembers(tx, { ids: [], familia });
      catalogoChanged(tx, { edited: await chooseListed(tx, [familia]) });
    });
  }
}
