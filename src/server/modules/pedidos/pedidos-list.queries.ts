import { sql } from "kysely";
import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import type { Db } from "../../db/database.ts";
import { containsWords } from "../../db/engine.ts";
import { paidEstados } from "./pedido-transitions.ts";
import { type PedidoRow, pedidoColumns } from "./pedidos.queries.ts";

/** Smaller numbers look for no telephone. */
const shortestOfTelefono = 1000;

/** Null filters nothing. */
export type PedidosFilter = {
  /** Folded; all must occur. */
  words: readonly string[];
  id: number | null;
  /** A bare number: a pedido's, or part of a name, an address or a telephone. */
  numero: number | null;
  estado: PedidoEstado | null;
  since: number | null;
  before: number | null;
  /** Paid, and without the number of a boleta. */
  isWithoutBoleta: boolean;
};

type Page = {
  filter: PedidosFilter;
  /** Sorted by the last promised day; otherwise the newest first. */
  isByPlazo?: boolean;
  limit: number;
  offset: number;
};

export async function selectPedidoIds(
  db: Db,
  { filter, isByPlazo = false, limit, offset }: Page,
): Promise<number[]> {
  const found = findPedidos(db, filter).select("id");
  const sorted = isByPlazo
    ? // Behind the others: those without a promised day.
      found.orderBy((eb) => eb.fn.coalesce("despacho_hasta", sql.lit("9999"))).orderBy("id")
    : found.orderBy("id", "desc");
  const rows = await sorted.limit(limit).offset(offset).execute();
  return rows.map(({ id }) => id);
}

export async function countPedidos(db: Db, filter: PedidosFilter): Promise<number> {
  const { total } = await findPedidos(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** In the sequence of `ids`. */
export async function selectPedidosById(db: Db, ids: readonly number[]): Promise<PedidoRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("pedidos")
    .select(pedidoColumns)
    .where("id", "in", [...ids])
    .orderBy("id", "desc")
    .limit(ids.length)
    .execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

export async function selectPedidosBelow(
  db: Db,
  { filter, below, limit }: { filter: PedidosFilter; below: number; limit: number },
): Promise<PedidoRow[]> {
  return findPedidos(db, filter)
    .select(pedidoColumns)
    .where("id", "<", below)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

function findPedidos(db: Db, filter: PedidosFilter) {
  const { words, id, numero, estado, since, before, isWithoutBoleta } = filter;
  let found = db.selectFrom("pedidos").where(containsWords(db, "pedidos", words));
  if (estado !== null) found = found.where("estado", "=", estado);
  if (since !== null) found = found.where("creado_en", ">=", since);
  if (before !== null) found = found.where("creado_en", "<", before);
  if (isWithoutBoleta) {
    found = found
      .where("boleta", "is", null)
      .where("pagado_en", "is not", null)
      // Wrapped, so that SQLite uses the index of those without.
      .where((eb) => eb(eb.fn.coalesce("estado", sql.lit("")), "in", [...paidEstados]));
  }
  if (id !== null) found = found.where("id", "=", id);
  if (numero === null) return found;
  // Behind the first space: another pedido's number must not match. Fewer digits are in one telephone of a hundred.
  const behind = numero < shortestOfTelefono ? `% %${numero}% +%` : `% %${numero}%`;
  return found.where((eb) =>
    eb.or([
      eb("id", "=", numero),
      eb.and([containsWords(db, "pedidos", [String(numero)]), eb("busqueda", "like", behind)]),
    ]),
  );
}
