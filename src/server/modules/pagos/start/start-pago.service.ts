import { errorMessages } from "#contract/error-messages.ts";
import type { Config } from "../../../config/config.ts";
import type { AppContext } from "../../../context.ts";
import { inTransaction, type Tx } from "../../../db/database.ts";
import { unavailable } from "../../../errors.ts";
import type { PaymentProvider } from "../../../providers/payment/payment.ts";
import { sumUnits } from "../../carrito/index.ts";
import type { Buyer } from "./buyer.ts";
import {
  awaitToken,
  createAtProvider,
  type Payment,
  type Start,
} from "./create-at-provider.service.ts";
import { freezePedido } from "./freeze-pedido.service.ts";
import { holdLineas } from "./hold-lineas.service.ts";
import { openIntento, openPedido } from "./open-pedido.service.ts";
import { planHold } from "./plan-hold.service.ts";
import { readWish } from "./read-wish.service.ts";
import { settleEarlier } from "./settle-earlier.service.ts";

/**
 * Freezes the carrito, holds its stock and creates the payment. Idempotent (docs/reglas.md 83).
 * Throws 404, 409, 422, 429 and 503.
 */
export async function startPago(
  ctx: AppContext,
  wanted: { buyer: Buyer; address: string },
): Promise<Payment> {
  const { config, payment: provider } = ctx;
  // No call that times out, and nothing is written.
  if (provider.isAway()) throw unavailable(errorMessages.paymentStart);
  const prepared = await inTransaction(ctx.db, (tx) =>
    prepareStart(tx, { ...wanted, provider, config, now: ctx.clock.now() }),
  );
  if (prepared.kind === "same") return awaitToken(ctx, prepared.intentoId);
  const { start, held } = prepared;
  if (held >= config.units.heldAlarm) {
    ctx.log.warn({ intento: start.intentoId, units: held }, "one person holds much stock unpaid");
  }
  return createAtProvider(ctx, start);
}

type Call = {
  buyer: Buyer;
  /** The caller's. */
  address: string;
  provider: Pick<PaymentProvider, "ambiente" | "comercio">;
  config: Config;
  now: number;
};

type Prepared = { kind: "new"; start: Start; held: number } | { kind: "same"; intentoId: number };

/** Read, freeze, settle, open, hold: in the sequence of the locks (docs/arquitectura.md "Locks"). */
async function prepareStart(tx: Tx, call: Call): Promise<Prepared> {
  const { buyer, address, provider, config, now } = call;
  const wish = await readWish(tx, { buyer, now });
  const { terminacionDias } = config.tienda();
  const { buying, lineas } = wish;
  const { usuario_id, acceptsTerminos } = buying;
  const pedido = await freezePedido(tx, { ...wish, terminacionDias, now });
  const { huella, content } = pedido;
  const person = { usuario_id, address, units: sumUnits(lineas), config };
  const earlier = await settleEarlier(tx, { person, huella, acceptsTerminos, now });
  if (earlier.kind === "same") return earlier;
  const { holder, terminos } = earlier;
  const hold = await planHold(tx, { ...holder, now });
  const pedidoId = await openPedido(tx, { buying, pedido, terminos, now });
  const opening = { pedidoId, usuario_id, monto: content.total, provider, hold, now };
  const start = await openIntento(tx, opening);
  const { intentoId } = start;
  const { hasta } = hold;
  const held = await holdLineas(tx, { wish, intentoId, hasta, config, now });
  return { kind: "new", start, held };
}
