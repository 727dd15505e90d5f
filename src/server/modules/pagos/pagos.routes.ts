import type { PagoRetorno } from "#contract/schemas/pagos.ts";
import type { AppContext } from "../../context.ts";
import { patiently } from "../../db/patience.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { seconds } from "../../time/clock.ts";
import { openPedidoEnlace } from "../pedidos/index.ts";
import { withPiezas } from "../taller/index.ts";
import { applyRetorno } from "./confirm/retorno.service.ts";
import { accountBuyer, guestBuyer } from "./start/buyer.ts";
import { openByPago } from "./start/open-by-pago.service.ts";
import { startPago } from "./start/start-pago.service.ts";

/** The buyer may have paid: a return waits longer for a connection than other calls. */
const retornoPatienceMs = seconds(20);

export const pagosRoutes: Handlers<
  "startPago" | "startPagoAsInvitado" | "openPedidoEnlace" | "getPagoRetorno" | "postPagoRetorno"
> = {
  async startPago({ ctx, session, body, origin: { address } }) {
    const buyer = accountBuyer(session, body);
    return { answer: await startPago(ctx, { buyer, address }) };
  },
  async startPagoAsInvitado({ ctx, body, origin: { address } }) {
    const buyer = guestBuyer({ config: ctx.config, body, address });
    return { answer: await startPago(ctx, { buyer, address }) };
  },
  async openPedidoEnlace({ ctx, body }) {
    const now = ctx.clock.now();
    const { enlace, pago: token = "" } = body;
    const opened =
      enlace === undefined
        ? await openByPago(ctx.db, { token, now })
        : await openPedidoEnlace(ctx.db, { enlace, now });
    const [answer = opened] = await withPiezas(ctx.db, [opened]);
    return { answer };
  },
  async getPagoRetorno({ ctx, query }) {
    return { redirect: await resultAddress(ctx, query) };
  },
  async postPagoRetorno({ ctx, query, body }) {
    return { redirect: await resultAddress(ctx, { ...query, ...body }) };
  },
};

/** Without the token: addresses end up in histories and logs. */
async function resultAddress(ctx: AppContext, fields: PagoRetorno): Promise<string> {
  const { status, pedidoId, message } = await patiently(retornoPatienceMs, () =>
    applyRetorno(ctx, fields),
  );
  const params = new URLSearchParams({ status });
  if (pedidoId !== null) params.set("order_id", String(pedidoId));
  if (message !== null) params.set("message", message);
  return `${ctx.config.shopUrl}/pago?${params}`;
}
