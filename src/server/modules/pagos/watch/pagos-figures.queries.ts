import type { Db } from "../../../db/database.ts";
import { selectLastConciliacion } from "./conciliacion.queries.ts";
import { countDiscrepanciasAbiertas } from "./discrepancias.queries.ts";
import { inDoubt } from "./pagos-in-doubt.queries.ts";

/** Money that is not where it should be, for the figures. */
export type PagosFigures = {
  /** Confirmations whose outcome is not known. */
  confirming: number;
  /** Money that waits to be given back, and is tried. */
  refundsTried: number;
  /** The same, and nobody tries any more: a person has to. */
  refundsStopped: number;
  /** When the oldest of all these began to be in doubt; null without any. */
  oldestSince: number | null;
  discrepanciasAbiertas: number;
  /** When a day's comparison ended last; null before the first. */
  comparedAt: number | null;
};

export async function readPagosFigures(db: Db, now: number): Promise<PagosFigures> {
  const rows = await inDoubt(db, now)
    .select((eb) => [
      "pago_intentos.estado",
      eb.fn.countAll<number>().as("total"),
      eb.fn.count<number>("pago_intentos.proxima_consulta_en").as("planned"),
      eb.fn.min("pago_intentos.actualizado_en").as("since"),
    ])
    .groupBy("pago_intentos.estado")
    .orderBy("pago_intentos.estado")
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
