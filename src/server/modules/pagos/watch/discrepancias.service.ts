import type { Discrepancia, DiscrepanciasQuery } from "#contract/schemas/conciliacion.ts";
import type { Db } from "../../../db/database.ts";
import { pedidoNumero, selectPedidoFacts } from "../../pedidos/index.ts";
import {
  countDiscrepancias,
  type DiscrepanciaRow,
  selectDiscrepancia,
  selectDiscrepancias,
} from "./discrepancias.queries.ts";

export async function listDiscrepancias(
  db: Db,
  query: DiscrepanciasQuery,
): Promise<{ discrepancias: Discrepancia[]; total: number }> {
  const rows = await selectDiscrepancias(db, query);
  return {
    discrepancias: await withPedidos(db, rows),
    total: await countDiscrepancias(db, query.estado),
  };
}

export async function findDiscrepancia(db: Db, id: number): Promise<Discrepancia | undefined> {
  const row = await selectDiscrepancia(db, id);
  const [discrepancia] = await withPedidos(db, row ? [row] : []);
  return discrepancia;
}

async function withPedidos(db: Db, rows: DiscrepanciaRow[]): Promise<Discrepancia[]> {
  const ids = rows.map(({ pedido_id }) => pedido_id);
  const pedidos = await selectPedidoFacts(db, ids);
  return rows.map((row) => ({
    ...row,
    numero: pedidoNumero(row.pedido_id),
    nombre: pedidos.of(row.pedido_id).nombre,
  }));
}
