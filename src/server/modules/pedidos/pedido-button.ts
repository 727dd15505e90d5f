import type { MailBlock } from "../../mails/index.ts";
import type { OutboxContext } from "../../outbox/index.ts";
import { pedidoPath } from "./enlace/pedido-enlaces.service.ts";
import type { PedidoRow } from "./pedidos.queries.ts";

/** Leads from a mail to its pedido. */
export async function pedidoButton(ctx: OutboxContext, pedido: PedidoRow): Promise<MailBlock> {
  const path = await pedidoPath(ctx, pedido, `/cuenta/pedidos?pedido=${pedido.id}`);
  return { kind: "button", label: "Ver mi pedido", path };
}
