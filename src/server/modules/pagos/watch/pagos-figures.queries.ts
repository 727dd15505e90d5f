import type { Db } from "../../../db/database.ts";
import { selectLastConciliacion } from "./conciliacion.queries.ts";
import { countOpenDiscrepancias } from "./discrepancias.queries.ts";
import { inDoubt } from "./pagos-in-doubt.queries.ts";

export type PagosFigures = {
  /** Confirmations of unknown outcome. */
  confirming: number;
  refundsTried: number;
  /** Refunds that need a person. */
  refundsStopped: number;
  /** Null without any. */
  oldestSince: number | null;
  openDiscrepancias: number;
  /** Null before the first. */
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
    openDiscrepancias: await countOpenDiscrepancias(db),
    comparedAt: await selectLastConciliacion(db),
  };
}
