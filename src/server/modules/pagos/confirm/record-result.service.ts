import type { AppContext, PaymentOutcome } from "../../../context.ts";
import { inTransaction } from "../../../db/database.ts";
import type { PaymentResult } from "../../../providers/payment/payment.ts";
import { seconds } from "../../../time/clock.ts";
import { shopInbox } from "../../contacto/index.ts";
import { type Intento, setNextQuestion } from "../intentos.queries.ts";
import { type AppliedResult, applyResult } from "./apply-result.service.ts";

/** When the reconciler looks at an unknown outcome. */
export const retryMs = seconds(10);

/** Null when the provider's word decides nothing yet. */
export async function recordResult(
  ctx: AppContext,
  { intento, result }: { intento: Intento; result: PaymentResult },
): Promise<AppliedResult | null> {
  const inbox = shopInbox(ctx.config);
  const applied = await inTransaction(ctx.db, (tx) =>
    applyResult(tx, { intento, result, now: ctx.clock.now(), inbox }),
  ).catch(async (error: unknown) => {
    // The provider's word must not be lost: the reconciler asks again.
    await setNextQuestion(ctx.db, { id: intento.id, at: ctx.clock.now() + retryMs });
    throw error;
  });
  if (applied === null) return null;
  countResult(ctx, applied);
  ctx.log.info(
    { intento: intento.id, pedido: intento.pedido_id, estado: result.words.state },
    "payment result recorded",
  );
  return applied;
}

const outcomes: Partial<Record<AppliedResult, PaymentOutcome>> = {
  paid: "settled",
  refused: "refused",
  to_refund: "to_refund",
};

/** Call it after the commit. */
export function countResult(ctx: AppContext, applied: AppliedResult): void {
  const outcome = outcomes[applied];
  if (outcome) ctx.countPayment(outcome);
}
