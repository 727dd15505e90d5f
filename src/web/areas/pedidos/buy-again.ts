import type { ApiClient } from "#contract/client.ts";
import type { PedidoDetalle } from "#contract/schemas/pedidos.ts";
import { api } from "#web/app/api/api.ts";
import { sendLine } from "#web/areas/carrito/state/carrito-line.ts";
import { isSameLine, lineId } from "#web/areas/carrito/state/line-key.ts";
import { serverCarrito } from "#web/areas/carrito/state/server-carrito.ts";
import { pedidosCopy } from "./pedidos.copy.ts";

/** `isDone` is false when a call had no answer. `notices` name what was lost or reduced. */
export type BuyAgainOutcome = { isDone: boolean; kept: number; notices: string[] };

export async function buyAgain(detalles: readonly PedidoDetalle[]): Promise<BuyAgainOutcome> {
  const outcome = await sendDetalles(api, detalles);
  await serverCarrito.refresh();
  return outcome;
}

/** A line ends at what was bought, at most the stock; a larger line stays. */
export async function sendDetalles(
  client: ApiClient,
  detalles: readonly PedidoDetalle[],
): Promise<BuyAgainOutcome> {
  const outcome: BuyAgainOutcome = { isDone: true, kept: 0, notices: [] };
  const carrito = await client("getCarrito");
  if (!carrito.ok) return { ...outcome, isDone: false };
  for (const { nombre_producto: nombre, cantidad, ...detalle } of detalles) {
    const line = lineId(detalle);
    const held = carrito.data.find(isSameLine(line))?.cantidad ?? 0;
    const target = Math.max(held, cantidad);
    const answer = await sendLine(client, { ...line, nombre, target });
    if (answer.kind === "unanswered") return { ...outcome, isDone: false };
    if (answer.kind === "lost") outcome.notices.push(pedidosCopy.lineGone(nombre));
    if (answer.kind === "kept") outcome.kept += 1;
    if (answer.kind === "kept" && answer.notice) outcome.notices.push(answer.notice);
  }
  return outcome;
}
