import type { SaveFamilia } from "#contract/schemas/familias.ts";
import { varianteNombre } from "#contract/values/producto/variante.ts";
import type { Tx } from "../../../db/database.ts";
import { familiaRefusals as refusals } from "./familias.messages.ts";
import { type Member, selectSkuOwners } from "./familias.queries.ts";
import { refuseVariante } from "./refuse-variante.ts";

/** Throws 404, and 409 for a producto of another familia or one that changed since it was loaded. */
export function checkMembers(
  { variantes }: SaveFamilia,
  { head, rows, familia }: { head: number; rows: readonly Member[]; familia: number | null },
): void {
  for (const [at, { id, version }] of variantes.entries()) {
    if (id === undefined) continue;
    const row = rows.find((it) => it.id === id);
    const place = { status: 409, at, field: "id" } as const;
    if (!row) throw refuseVariante(refusals.unknown, { ...place, status: 404 });
    if (row.familia_id !== null && row.familia_id !== familia) {
      throw refuseVariante(refusals.foreign(row.nombre), place);
    }
    if (version === undefined || version === row.version) continue;
    const isJoining = row.familia_id === null && id !== head;
    const text = isJoining ? refusals.staleJoining(row.nombre) : refusals.stale;
    throw refuseVariante(text, place);
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
  for (const [at, { id, sku, valores }] of variantes.entries()) {
    const owner = owners.get(sku.toLowerCase());
    if (owner === undefined || owner === id || variantes.some((it) => it.id === owner)) continue;
    const message = refusals.skuTaken(varianteNombre(nombre, ejes, valores), sku);
    throw refuseVariante(message, { status: 409, at, field: "sku" });
  }
}
