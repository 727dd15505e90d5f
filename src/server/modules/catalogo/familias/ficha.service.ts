import { fold } from "#contract/values/fold.ts";
import type { Tx } from "../../../db/database.ts";
import { conflict } from "../../../errors.ts";
import { catalogoRefusals } from "../catalogo.messages.ts";
import { productoBusqueda } from "../productos/producto-busqueda.ts";
import {
  type Ficha,
  fichaColumns,
  lockMembers,
  type Member,
  reviseProducto,
  selectFicha,
} from "./familias.queries.ts";

/** `relatives`: the others of its familia. */
export type Locked = { producto: Member; relatives: Member[] };

/**
 * Locks a producto with all of its familia, in ascending id. Undefined when there is none; throws 409 when another
 * transaction moved it between familias meanwhile.
 */
export async function lockWithFamilia(tx: Tx, id: number): Promise<Locked | undefined> {
  const known = await selectFicha(tx, id);
  if (!known) return undefined;
  const rows = await lockMembers(tx, { ids: [id], familia: known.familia_id });
  const producto = rows.find((row) => row.id === id);
  if (producto?.familia_id !== known.familia_id) throw conflict(catalogoRefusals.stale);
  return { producto, relatives: rows.filter((row) => row.id !== id) };
}

/** Gives these rows what all of a familia have in common, when it changed. */
export async function shareFicha(
  tx: Tx,
  { ficha, rows, categoria }: { ficha: Ficha; rows: readonly Member[]; categoria: string },
): Promise<void> {
  for (const row of rows) {
    if (fichaColumns.every((name) => row[name] === ficha[name])) continue;
    const busqueda = productoBusqueda({ ...row, categoria });
    await reviseProducto(tx, { id: row.id, ...pickFicha(ficha), busqueda });
  }
}

export function pickFicha(row: Ficha): Ficha {
  return Object.fromEntries(fichaColumns.map((name) => [name, row[name]])) as Ficha;
}

/** The folded text of a producto under another nombre, with which it begins. */
export function renamedBusqueda(
  { busqueda, nombre }: Pick<Member, "busqueda" | "nombre">,
  to: string,
): string {
  return fold(to) + busqueda.slice(fold(nombre).length);
}
