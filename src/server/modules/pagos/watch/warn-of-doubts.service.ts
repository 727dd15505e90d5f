import { minutes } from "../../../clock.ts";
import type { AppContext } from "../../../context.ts";
import { markLongDoubts } from "./pagos-in-doubt.queries.ts";

/** A confirmation takes seconds and a refund a minute: longer needs somebody's eyes. */
const longMs = minutes(10);

/** Tells the log of money that has been in doubt for long: once for each, in one of all processes. */
export async function warnOfDoubts(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now();
  for (const { id, pedido_id, estado } of await markLongDoubts(ctx.db, {
    now,
    before: now - longMs,
  })) {
    ctx.log.error({ intento: id, pedido: pedido_id, estado }, "payment in doubt for long");
  }
}
