import type { MailBlock } from "../../mails/index.ts";
import type { OutboxContext } from "../../outbox/index.ts";
import { type PedidoRow, selectDetalles } from "./pedidos.queries.ts";

/** What a paid pedido passes through, and how people read it. */
const way = [
  ["pagado", "Pagado"],
  ["en_preparacion", "En preparación"],
  ["enviado", "Enviado"],
  ["entregado", "Entregado"],
] as const;
type WayEstado = (typeof way)[number][0];

/** How far a pedido is. The mail says it of the moment it tells of, also when it leaves late. */
export function pedidoSteps(estado: WayEstado): MailBlock {
  const place = way.findIndex(([step]) => step === estado);
  const isOver = place === way.length - 1;
  const steps = way.map(([, label], index) => {
    if (index === place && !isOver) return { label, state: "current" as const };
    return { label, state: index <= place ? ("done" as const) : ("pending" as const) };
  });
  return { kind: "steps", steps };
}

/** What was bought, with the prices of that moment. */
export async function pedidoLines(
  { db }: Pick<OutboxContext, "db">,
  { id, total }: PedidoRow,
): Promise<MailBlock> {
  const detalles = await selectDetalles(db, [id]);
  return {
    kind: "lines",
    lines: detalles.map(({ nombre_producto, cantidad, precio_unitario }) => ({
      nombre: nombre_producto,
      cantidad,
      precio_unitario,
    })),
    totals: [{ label: "Total pagado (IVA incluido)", monto: total }],
  };
}
