import type { Db } from "../../../db/database.ts";
import type { Units } from "./reembolso-plan.ts";
import {
  type ReembolsoRow,
  selectReembolsoLineas,
  selectReembolsos,
} from "./reembolsos.queries.ts";

export type ReembolsoConLineasRow = ReembolsoRow & {
  lineas: { detalle_id: number; cantidad: number }[];
};

/** Reembolsos of all these pedidos, the oldest first. */
export async function readReembolsos(
  db: Db,
  pedidoIds: readonly number[],
): Promise<ReembolsoConLineasRow[]> {
  const rows = await selectReembolsos(db, pedidoIds);
  const found = await selectReembolsoLineas(
    db,
    rows.map(({ id }) => id),
  );
  const lineas = Map.groupBy(found, ({ reembolso_id }) => reembolso_id);
  return rows.map((row) => ({
    ...row,
    lineas: (lineas.get(row.id) ?? []).map(({ detalle_id, cantidad }) => ({
      detalle_id,
      cantidad,
    })),
  }));
}

/** The one with which all that was paid is back or on its way. */
export function findClosing<T extends ReembolsoRow>(
  pedido: { total: number },
  reembolsos: readonly T[],
): T | undefined {
  const sum = reembolsos.reduce((monto, reembolso) => monto + reembolso.monto, 0);
  return sum === pedido.total ? reembolsos.at(-1) : undefined;
}

export function linesOf(reembolsos: readonly ReembolsoConLineasRow[]): Units {
  return reembolsos.flatMap(({ lineas }) => lineas);
}
