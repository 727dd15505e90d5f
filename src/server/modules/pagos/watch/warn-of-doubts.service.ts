import type { AppContext } from "../../../context.ts";
import { inTransaction } from "../../../db/database.ts";
import { minutes } from "../../../time/clock.ts";
import { shopInbox } from "../../contacto/index.ts";
import { tellOfDoubt } from "../owner/tell-owner.service.ts";
import { markLongDoubts } from "./pagos-in-doubt.queries.ts";

/** A confirmation takes seconds, a refund a minute. */
const longMs = minutes(10);

/** Once for each payment, over all processes. */
export async function warnOfDoubts(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now();
  const inbox = shopInbox(ctx.config);
  const marked = await inTransaction(ctx.db, async (tx) => {
    const doubts = await markLongDoubts(tx, { now, before: now - longMs });
    for (const { id, estado } of doubts) {
      await tellOfDoubt(tx, { intento_id: id, estado, inbox, now });
    }
    return doubts;
  });
  for (const { id, pedido_id, estado } of marked) {
    ctx.log.error({ intento: id, pedido: pedido_id, estado }, "payment in doubt for long");
  }
}
