import { PagoSchema } from "#contract/schemas/pedidos.ts";
import { estadoNames } from "#contract/values/estado-names.ts";
import { divideIva } from "#contract/values/pago/iva.ts";
import { describeTipoPago } from "#contract/values/pago/tipo-pago.ts";
import { type CsvCell, writeCsv } from "../../../csv/write-csv.ts";
import type { Db } from "../../../db/database.ts";
import { chileDate, chileDayStart, chileMinute } from "../../../time/chile-time.ts";
import { pedidoNumero } from "../pedido-numero.ts";
import { ventasCsvHeader } from "../pedidos.messages.ts";
import { type ReembolsoRow, selectReembolsos } from "../reembolso/reembolsos.queries.ts";
import { countPaidBetween, type PaidPlace, selectPaidBetween } from "./boletas.queries.ts";

const batchSize = 200;

/** `mes` as 2026-11, in Chile's days. */
export function countVentas(db: Db, mes: string): Promise<number> {
  return countPaidBetween(db, monthOf(mes));
}

/** One line for each pedido paid in the month, in the order of payment. */
export function exportVentas(db: Db, mes: string): AsyncIterable<string> {
  return writeCsv(ventasCsvHeader, readBatches(db, mes));
}

type PaidRow = Awaited<ReturnType<typeof selectPaidBetween>>[number];

async function* readBatches(db: Db, mes: string): AsyncGenerator<CsvCell[][]> {
  const month = monthOf(mes);
  let after: PaidPlace = { pagado_en: month.since, id: 0 };
  while (true) {
    const rows = await selectPaidBetween(db, { ...month, after, limit: batchSize });
    const last = rows.at(-1);
    if (!last) return;
    const reembolsos = Map.groupBy(
      await selectReembolsos(
        db,
        rows.map(({ id }) => id),
      ),
      ({ pedido_id }) => pedido_id,
    );
    yield rows.map((row) => toCells(row, reembolsos.get(row.id) ?? []));
    after = last;
  }
}

function toCells(row: PaidRow, reembolsos: readonly ReembolsoRow[]): CsvCell[] {
  const { neto, iva } = divideIva(row.total);
  const pago = row.pago === null ? null : PagoSchema.parse(JSON.parse(row.pago));
  const done = reembolsos.filter(({ estado }) => estado === "hecho");
  return [
    chileMinute(row.pagado_en),
    pedidoNumero(row.id),
    row.boleta ?? "",
    estadoNames[row.estado],
    neto,
    iva,
    row.total,
    pago === null ? "" : describeTipoPago(pago.tipo_pago).tarjeta,
    done.reduce((sum, { monto }) => sum + monto, 0),
    done.map(({ hecho_en }) => (hecho_en === null ? "" : chileDate(hecho_en))).join(", "),
  ];
}

function monthOf(mes: string): { since: number; before: number } {
  const [year = 0, month = 1] = mes.split("-").map(Number);
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, "0")}`;
  return { since: chileDayStart(`${mes}-01`), before: chileDayStart(`${next}-01`) };
}
