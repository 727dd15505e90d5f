import { setImmediate as nextTurn } from "node:timers/promises";
import type { Actor } from "../../../audit/index.ts";
import type { Tx } from "../../../db/database.ts";
import { selectMembers, selectSkuOwners } from "../familias/familias.queries.ts";
import { saveFamilia } from "../familias/familias.service.ts";
import type { PlannedFamilia } from "./plan-familias.ts";
import { toSkuKey } from "./productos-csv-rows.ts";

type Joins = { familias: readonly PlannedFamilia[]; actor: Actor; now: number };

/** Makes variantes of the productos of the plan, which are written and locked, as are those of their familias. */
export async function joinFamilias(tx: Tx, { familias, actor, now }: Joins): Promise<void> {
  for (const { id: familia, nombre, ejes, members, joining } of familias) {
    await nextTurn();
    const skus = joining.map(({ row }) => row.cells.sku);
    const owners = await selectSkuOwners(tx, skus);
    const placed = new Map(
      joining.map(({ row, valores }) => [owners.get(toSkuKey(row.cells.sku)) ?? 0, valores]),
    );
    const rows = await selectMembers(tx, { ids: [...placed.keys()], familia });
    const variantes = rows.map((row) => {
      const stock = row.stock - row.reservado;
      return {
        ...{ id: row.id, sku: row.sku, precio: row.precio },
        ...{ stock, stock_anterior: stock, activo: row.activo === 1 },
        valores: placed.get(row.id) ?? (JSON.parse(row.valores) as string[]),
      };
    });
    const head = members[0]?.id ?? [...placed.keys()][0] ?? 0;
    await saveFamilia(tx, { id: head, form: { nombre, ejes, variantes }, actor, now });
  }
}
