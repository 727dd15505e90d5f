import type { PagoRetorno } from "#contract/pagos.ts";
import { seconds } from "../../clock.ts";
import type { AppContext } from "../../context.ts";
import { inTransaction } from "../../db/database.ts";
import { patiently } from "../../db/patience.ts";
import type { Handlers } from "../../http/bind.ts";
import { cuentasMessages, proveIdentity } from "../cuentas/index.ts";
import { deleteCuenta } from "./delete-cuenta.service.ts";
import { iniciarPago } from "./iniciar-pago.service.ts";
import { handleRetorno } from "./retorno.service.ts";

/** Whoever comes back may have paid: a crowd of others must not leave them without an answer. */
const returnPatienceMs = seconds(20);

export const pagosRoutes: Handlers<
  "iniciarPago" | "pagoRetornoGet" | "pagoRetornoPost" | "deleteCuenta"
> = {
  async iniciarPago({ ctx, session, body }) {
    return { answer: await iniciarPago(ctx, session, body.direccion_id) };
  },
  async deleteCuenta({ ctx, session, body }) {
    await proveIdentity({ ctx, session, password: body.password, field: "password" });
    await inTransaction(ctx.db, (tx) => deleteCuenta(tx, session, ctx.clock.now()));
    ctx.wakeOutbox();
    return { answer: { mensaje: cuentasMessages.deleted } };
  },
  async pagoRetornoGet({ ctx, query }) {
    return { redirect: await resultAddress(ctx, query) };
  },
  async pagoRetornoPost({ ctx, query, body }) {
    return { redirect: await resultAddress(ctx, { ...query, ...body }) };
  },
};

/** The result page's address: it carries no token, so that it may stand in a history or a log. */
async function resultAddress(ctx: AppContext, fields: PagoRetorno): Promise<string> {
  const settle = () => handleRetorno(ctx, fields);
  const { status, pedidoId, message } = await patiently(returnPatienceMs, settle);
  const params = new URLSearchParams({ status });
  if (pedidoId !== null) params.set("order_id", String(pedidoId));
  if (message !== null) params.set("message", message);
  return `${ctx.config.shopUrl}/pago?${params}`;
}
