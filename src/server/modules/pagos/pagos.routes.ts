import type { PagoRetorno } from "#contract/schemas/pagos.ts";
import { seconds } from "../../clock.ts";
import type { AppContext } from "../../context.ts";
import { patiently } from "../../db/patience.ts";
import type { Handlers } from "../../http/api/handlers.ts";
import { applyRetorno } from "./confirm/retorno.service.ts";
import { startPago } from "./start/start-pago.service.ts";

/** The buyer may have paid: a return waits longer for a connection than other calls. */
const retornoPatienceMs = seconds(20);

export const pagosRoutes: Handlers<"startPago" | "getPagoRetorno" | "postPagoRetorno"> = {
  async startPago({ ctx, session, body: { direccion_id }, origin: { address } }) {
    return { answer: await startPago(ctx, { session, direccion_id, address }) };
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
