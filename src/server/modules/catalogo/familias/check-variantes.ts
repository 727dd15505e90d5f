import type { SaveFamilia } from "#contract/schemas/familias.ts";
import { varianteNombre } from "#contract/values/producto/variante.ts";
import type { Tx } from "../../../db/database.ts";
import { AppError, conflict, notFound } from "../../../errors.ts";
import { familiaRefusals as refusals } from "./familias.messages.ts";
import { type Member, selectSkuOwners } from "./familias.queries.ts";

/** Throws 404, and 409 for a producto of another familia or one that changed since it was loaded. */
export function checkMembers(
  { variantes }: SaveFamilia,
  { rows, familia }: { rows: readonly Member[]; familia: number | null },
): void {
  for (const { id, version } of variantes) {
    if (id === undefined) continue;
    const row = rows.find((it) => it.id === id);
    if (!row) throw notFound(refusals.unknown);
    if (row.familia_id !== null && row.familia_id !== familia) {
      throw conflict(refusals.foreign(row.nombre));
    }
    if (version !== undefined && version !== row.version) throw conflict(refusals.stale);
  }
}

/** Throws 409 for a SKU that another producto has. */
export async function checkSkus(
  tx: Tx,
  { nombre, ejes, variantes }: Pick<SaveFamilia, "nombre" | "ejes" | "variantes">,
): Promise<void> {
  const owners = await selectSkuOwners(
    tx,
    variantes.map(({ sku }) => sku),
  );
  for (const { id, sku, valores } of variantes) {
    const owner = owners.get(sku.toLowerCase());
    if (owner === undefined || owner === id || variantes.some((it) => it.id === owner)) continue;
    const message = refusals.skuTaken(varianteNombre(nombre, ejes, valores), sku);
    throw new AppError({ status: 409, message, campos: { variantes: message } });
  }
}
