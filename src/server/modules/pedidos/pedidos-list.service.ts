import type { Resumen } from "#contract/schemas/administracion.ts";
import { maxPageSize } from "#contract/schemas/lists.ts";
import type {
  AllPedidosQuery,
  PedidoAdmin,
  PedidosCsvQuery,
} from "#contract/schemas/pedidos-admin.ts";
import { promisedDay } from "#contract/values/despacho/promised-day.ts";
import { fold } from "#contract/values/fold.ts";
import { describeLine } from "#contract/values/producto/describe-line.ts";
import { namedLinesOf } from "#contract/values/producto/units-left.ts";
import type { Db } from "../../db/database.ts";
import { neededWords } from "../../search-words.ts";
import { chileDayEnd, chileDayStart } from "../../time/chile-time.ts";
import { findImagenPaths } from "../catalogo/index.ts";
import { toPedidoAdmin, withDetalles } from "./pedidos.service.ts";
import {
  countPedidos,
  type PedidosFilter,
  selectPedidoIds,
  selectPedidosById,
} from "./pedidos-list.queries.ts";

export async function listAllPedidos(
  db: Db,
  query: AllPedidosQuery,
): Promise<{ pedidos: PedidoAdmin[]; total: number }> {
  const filter = toPedidosFilter(query);
  const { pagina = 1, por_pagina = maxPageSize, orden } = query;
  const ids = await selectPedidoIds(db, {
    filter,
    isByPlazo: orden === "plazo",
    limit: por_pagina,
    offset: (pagina - 1) * por_pagina,
  });
  const rows = await selectPedidosById(db, ids);
  return {
    pedidos: await withDetalles(db, { rows, map: toPedidoAdmin }),
    total: await countPedidos(db, filter),
  };
}

/** In no order. An id without a pedido is left out. */
export async function readPedidosById(db: Db, ids: readonly number[]): Promise<PedidoAdmin[]> {
  const rows = await selectPedidosById(db, [...new Set(ids)]);
  return withDetalles(db, { rows, map: toPedidoAdmin });
}

/** First of the pedidos that wait for their preparation, by their promised day. */
export async function listNextToPrepare(
  db: Db,
  limit: number,
): Promise<Resumen["proximos_pedidos"]> {
  const filter = toPedidosFilter({ estado: "pagado" });
  const ids = await selectPedidoIds(db, { filter, isByPlazo: true, limit, offset: 0 });
  const rows = await selectPedidosById(db, ids);
  const pedidos = await withDetalles(db, { rows, map: toPedidoAdmin });
  const named = pedidos.map((pedido) => ({ ...pedido, lines: namedLinesOf(pedido) }));
  const firsts = named.flatMap(({ lines }) => lines[0]?.producto_id ?? []);
  const imagenes = await findImagenPaths(db, [...new Set(firsts)]);
  return named.map(({ id, numero, nombre, lines, despacho }) => ({
    ...{ id, numero, nombre },
    piezas: lines.map(describeLine).join(", "),
    imagen: imagenes.get(lines[0]?.producto_id ?? 0)?.[0] ?? null,
    plazo: promisedDay(despacho),
  }));
}

/** Length of the list of pedidos without a boleta. */
export function countWithoutBoleta(db: Db): Promise<number> {
  return countPedidos(db, toPedidosFilter({ sin_boleta: "true" }));
}

/** Days are Chile's, of 23 to 25 hours. */
export function toPedidosFilter(query: PedidosCsvQuery): PedidosFilter {
  const { q = "", estado, desde, hasta, sin_boleta } = query;
  return {
    ...readSearch(q),
    estado: estado ?? null,
    since: desde === undefined ? null : chileDayStart(desde),
    before: hasta === undefined ? null : chileDayEnd(hasta),
    isWithoutBoleta: sin_boleta === "true",
  };
}

/** Spellings of people: with its plus, in parentheses, in parts. */
const telefonoShape = /^\+?[\d(][\d ().-]{6,24}$/;

/** "E-123" is a pedido's number; "123" may also be part of an address or a telephone. */
function readSearch(q: string): Pick<PedidosFilter, "words" | "id" | "numero"> {
  const typed = fold(q);
  const text = telefonoShape.test(typed) ? typed.replace(/\D/g, "") : typed;
  const [, letter, digits] = /^(e-?)?(\d{1,15})$/.exec(text) ?? [];
  if (digits === undefined) {
    return { words: neededWords(text), id: null, numero: null };
  }
  const isWritten = letter !== undefined;
  const number = Number(digits);
  return { words: [], id: isWritten ? number : null, numero: isWritten ? null : number };
}
