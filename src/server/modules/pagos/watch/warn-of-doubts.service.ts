import type { AppContext } from "../../../context.ts";
import { minutes } from "../../../time/clock.ts";
import { markLongDoubts } from "./pagos-in-doubt.queries.ts";

/** A confirmation takes seconds, a refund a minute. */
const longMs = minutes(10);

/** Once for each payment, over all processes. */
export async function warnOfDoubts(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now();
  const marked = await markLongDoubts(ctx.db, { now, before: now - longMs });
  for (const { id, pedido_id, estado } of marked) {
    ctx.log.error({ intento: id, pedido: pedido_id, estado }, "payment in doubt for long");
  }
}
