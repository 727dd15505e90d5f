import type { IntentoEstado } from "#contract/schemas/pagos.ts";
import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import type { Tx } from "../../../db/database.ts";
import { releaseReservas } from "../../catalogo/index.ts";
import { lockPedido, movePedido } from "../../pedidos/index.ts";
import { type Intento, type IntentoFacts, moveIntento } from "../intentos.queries.ts";
import { hasLiveIntento } from "../intentos-of-pedido.queries.ts";

const pedidoAfter: Partial<Record<IntentoEstado, PedidoEstado>> = {
  rechazado: "fallido",
  abortado: "cancelado",
  sin_stock: "cancelado",
  expirado: "expirado",
};

export type Closing = {
  intento: Intento;
  to: "rechazado" | "abortado" | "expirado" | "sin_stock" | "reemplazado";
  motivo: string;
  now: number;
  /** A confirmation that began since is left alone. */
  from: readonly IntentoEstado[];
  facts?: IntentoFacts;
  /** Where the pedido goes; otherwise by `to`. */
  pedido?: { to: PedidoEstado; motivo: string };
};

/**
 * Releases the stock and closes the pedido, unless it has another live intento. False when the
 * intento was in another estado.
 */
export async function closeUnpaid(tx: Tx, closing: Closing): Promise<boolean> {
  const { intento, to, from, motivo, now } = closing;
  const facts = { ...closing.facts, proxima_consulta_en: null, motivo };
  if (!(await moveIntento(tx, { id: intento.id, to, from, now, facts }))) return false;
  const estado = pedidoAfter[to];
  const pedido = closing.pedido ?? (estado && { to: estado, motivo });
  if (pedido) await closeUnpaidPedido(tx, { id: intento.pedido_id, ...pedido, now });
  await releaseReservas(tx, intento.id);
  return true;
}

type PedidoClosing = { id: number; to: PedidoEstado; motivo: string; now: number };

export async function closeUnpaidPedido(tx: Tx, closing: PedidoClosing): Promise<void> {
  // The last of two intentos that end at once must see that the first is over.
  await lockPedido(tx, closing.id);
  if (!(await hasLiveIntento(tx, closing.id))) await movePedido(tx, closing);
}
