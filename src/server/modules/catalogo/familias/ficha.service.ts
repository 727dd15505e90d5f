import { fold } from "#contract/values/fold.ts";
import type { Tx } from "../../../db/database.ts";
import { conflict } from "../../../errors.ts";
import { catalogoRefusals } from "../catalogo.messages.ts";
import { productoBusqueda } from "../productos/producto-busqueda.ts";
import {
  fichaColumns,
  lockMembers,
  type Member,
  selectFicha,
  updateFicha,
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

type Shared = Pick<Member, (typeof fichaColumns)[number]>;

/** Gives the relatives of a producto what all of a familia have in common, when it changed. */
export async function shareFicha(
  tx: Tx,
  { ficha, relatives, categoria }: { ficha: Shared; relatives: Member[]; categoria: string },
): Promise<void> {
  for (const row of relatives) {
    if (fichaColumns.every((name) => row[name] === ficha[name])) continue;
    const shared = pickFicha(ficha);
    const busqueda = productoBusqueda({ ...row, categoria });
    await updateFicha(tx, { id: row.id, ...shared, busqueda });
  }
}

export function pickFicha(row: Shared): Shared {
  const { descripcion, categoria_id, personalizacion, a_medida, destacado } = row;
  return { descripcion, categoria_id, personalizacion, a_medida, destacado };
}

/** The folded text of a producto under another nombre, with which it begins. */
export function renamedBusqueda(
  { busqueda, nombre }: Pick<Member, "busqueda" | "nombre">,
  to: string,
): string {
  return fold(to) + busqueda.slice(fold(nombre).length);
}
