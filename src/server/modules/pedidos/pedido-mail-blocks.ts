import { pedidoWay, type WayEstado } from "#contract/values/despacho/pedido-way.ts";
import { modoNames, modoNotes, plazoText } from "#contract/values/despacho/plazo.ts";
import { estadoName } from "#contract/values/estado-names.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { divideIva, ivaLabel } from "#contract/values/pago/iva.ts";
import { retractoOf, retractoSentence } from "#contract/values/rights/retracto.ts";
import type { Db } from "../../db/database.ts";
import type { MailBlock } from "../../mails/index.ts";
import { toDespacho } from "./pedido-despacho.ts";
import { type PedidoRow, selectDetalles } from "./pedidos.queries.ts";
import { toDetalle } from "./pedidos.service.ts";

/** `estado` is the one that the mail tells of: it may leave later. */
export function pedidoSteps(estado: WayEstado, { despacho_modo: modo }: PedidoRow): MailBlock {
  const steps = pedidoWay(estado).map((step) => ({
    label: estadoName({ estado: step.estado, despacho: { modo } }),
    state: step.state,
  }));
  return { kind: "steps", steps };
}

export async function pedidoLines(db: Db, pedido: PedidoRow): Promise<MailBlock> {
  const told = await readTold(db, pedido);
  return {
    kind: "lines",
    lines: told.map((line) => ({
      nombre: line.nombre_producto,
      cantidad: line.cantidad,
      precio_unitario: line.precio_unitario,
      textos: line.personalizacion_textos ?? [],
      nota: retractoOf(line, told),
    })),
    totals: paidTotals(pedido),
  };
}

/** Sentence for its buyer about giving it back. */
export async function retractoText(db: Db, pedido: PedidoRow): Promise<string> {
  return retractoSentence(await readTold(db, pedido));
}

async function readTold(db: Db, { id }: PedidoRow) {
  return (await selectDetalles(db, [id])).map(toDetalle);
}

/** The despacho has a line of its own when it costs something here. */
function paidTotals({ total, despacho_precio: precio }: PedidoRow) {
  const { neto, iva } = divideIva(total);
  return [
    ...(precio > 0 ? [{ label: "Despacho", monto: precio }] : []),
    { label: "Neto", monto: neto },
    { label: ivaLabel, monto: iva },
    { label: "Total pagado", monto: total },
  ];
}

/** How it is delivered and when, as it was promised before the payment. */
export function despachoFacts(pedido: PedidoRow): { label: string; value: string }[] {
  const { modo, precio, ...days } = toDespacho(pedido);
  const plazo = plazoText({ modo, ...days });
  return [
    { label: "Despacho", value: modoNames[modo] },
    ...(precio > 0 ? [{ label: "Costo del despacho", value: formatClp(precio) }] : []),
    ...(modo === "por_pagar" ? [{ label: "Costo del despacho", value: modoNotes.por_pagar }] : []),
    ...(plazo === "" ? [] : [{ label: "Plazo", value: plazo }]),
  ];
}
