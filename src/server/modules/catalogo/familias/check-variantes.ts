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

/** Throws 409 for a SKU that another producto has, or a row that is written later still has. */
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
    if (owner === undefined || owner === id) continue;
    const place = variantes.findIndex((it) => it.id === owner);
    if (place >= 0 && place < at) continue;
    const variante = varianteNombre(nombre, ejes, valores);
    const message = place < 0 ? refusals.skuTaken(variante, sku) : refusals.skuMoves(variante, sku);
    throw refuseVariante(message, { status: 409, at, field: "sku" });
  }
}
