import type { Db } from "../../../db/database.ts";
import { selectLastConciliacion } from "./conciliacion.queries.ts";
import { countDiscrepanciasAbiertas } from "./discrepancias.queries.ts";
import { inDoubt } from "./pagos-in-doubt.queries.ts";

/** Money that is not where it should be. */
export type PagosFigures = {
  /** Confirmations whose outcome is not known. */
  confirming: number;
  /** Refunds that the reconciler retries. */
  refundsTried: number;
  /** Refunds that need a person. */
  refundsStopped: number;
  /** When the oldest of these came to be in doubt; null without any. */
  oldestSince: number | null;
  discrepanciasAbiertas: number;
  /** When the last day's comparison ended; null before the first. */
  comparedAt: number | null;
};

export async function readPagosFigures(db: Db, now: number): Promise<PagosFigures> {
  const rows = await inDoubt(db, now)
    .select((eb) => [
      "estado",
      eb.fn.countAll<number>().as("total"),
      eb.fn.count<number>("proxima_consulta_en").as("planned"),
      eb.fn.min("actualizado_en").as("since"),
    ])
    .groupBy("estado")
    .orderBy("estado")
    .limit(2)
    .execute();
  const confirming = rows.find(({ estado }) => estado === "confirmando");
  const refunds = rows.find(({ estado }) => estado === "por_reembolsar");
  return {
    confirming: Number(confirming?.total ?? 0),
    refundsTried: Number(refunds?.planned ?? 0),
    refundsStopped: Number(refunds?.total ?? 0) - Number(refunds?.planned ?? 0),
    oldestSince: rows.length === 0 ? null : Math.min(...rows.map(({ since }) => Number(since))),
    discrepanciasAbiertas: await countDiscrepanciasAbiertas(db),
    comparedAt: await selectLastConciliacion(db),
  };
}
