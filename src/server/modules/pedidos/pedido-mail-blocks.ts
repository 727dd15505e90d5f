import { estadoNames } from "#contract/values/estado-names.ts";
import { divideIva } from "#contract/values/iva.ts";
import { pedidoWay, type WayEstado } from "#contract/values/pedido-way.ts";
import type { Db } from "../../db/database.ts";
import type { MailBlock } from "../../mails/index.ts";
import { type PedidoRow, selectDetalles } from "./pedidos.queries.ts";

/** `estado` is the one that the mail tells of: it may leave later. */
export function pedidoSteps(estado: WayEstado): MailBlock {
  const steps = pedidoWay(estado).map((step) => ({
    label: estadoNames[step.estado],
    state: step.state,
  }));
  return { kind: "steps", steps };
}

export async function pedidoLines(db: Db, { id, total }: PedidoRow): Promise<MailBlock> {
  const detalles = await selectDetalles(db, [id]);
  return {
    kind: "lines",
    lines: detalles.map(({ nombre_producto, cantidad, precio_unitario }) => ({
      nombre: nombre_producto,
      cantidad,
      precio_unitario,
    })),
    totals: paidTotals(total),
  };
}

function paidTotals(total: number) {
  const { neto, iva } = divideIva(total);
  return [
    { label: "Neto", monto: neto },
    { label: "IVA (19 %)", monto: iva },
    { label: "Total pagado", monto: total },
  ];
}
