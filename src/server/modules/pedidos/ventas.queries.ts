import { sql } from "kysely";
import type { PedidoEstado } from "#contract/schemas/pedidos.ts";
import type { Db } from "../../db/database.ts";
import { paidEstados } from "./pedido-transitions.ts";

export async function countPedidosByEstado(
  db: Db,
  estados: readonly PedidoEstado[],
): Promise<{ estado: PedidoEstado; total: number }[]> {
  const rows = await db
    .selectFrom("pedidos")
    .select((eb) => ["estado", eb.fn.countAll<number>().as("total")])
    .where("estado", "in", [...estados])
    .groupBy("estado")
    .orderBy("estado")
    .limit(estados.length)
    .execute();
  return rows.map(({ estado, total }) => ({ estado, total: Number(total) }));
}

/** 31 days. */
const maxHours = 744;

/**
 * Oldest first, without refunded pedidos and without what went back of the others. `hora` in epoch
 * milliseconds, `monto` in pesos.
 */
export async function selectVentasByHour(
  db: Db,
  since: number,
): Promise<{ hora: number; pedidos: number; monto: number }[]> {
  // A literal: SQLite would divide by a bound number with a fraction.
  const hour = sql<number>`pagado_en / 3600000`;
  const rows = await db
    .selectFrom("pedidos")
    .select((eb) => [
      hour.as("hour"),
      eb.fn.countAll<number>().as("pedidos"),
      eb.fn.sum<number>(eb("total", "-", eb.ref("devuelto"))).as("monto"),
    ])
    .where("pagado_en", ">=", since)
    // Wrapped, so that both engines use the index of `pagado_en`.
    .where((eb) => eb(eb.fn.coalesce("estado", sql.lit("")), "in", [...paidEstados]))
    .groupBy(hour)
    .orderBy("hour")
    .limit(maxHours)
    .execute();
  return rows.map(({ hour: number, pedidos, monto }) => ({
    hora: Number(number) * 3_600_000,
    pedidos: Number(pedidos),
    monto: Number(monto),
  }));
}

/** A day of a busy shop. */
const maxOfDay = 500;

/** The first first; refunded ones as well. */
export async function selectPaidBetween(
  db: Db,
  { from, to }: { from: number; to: number },
): Promise<{ id: number; total: number }[]> {
  return db
    .selectFrom("pedidos")
    .select(["id", "total"])
    .where("pagado_en", ">=", from)
    .where("pagado_en", "<", to)
    .orderBy("pagado_en")
    .orderBy("id")
    .limit(maxOfDay)
    .execute();
}
