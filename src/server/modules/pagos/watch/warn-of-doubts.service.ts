import { minutes } from "../../../clock.ts";
import type { AppContext } from "../../../context.ts";
import { markLongDoubts } from "./pagos-in-doubt.queries.ts";

/** A confirmation takes seconds and a refund a minute: longer needs a person. */
const longMs = minutes(10);

/** Logs each payment that has been in doubt for long, once over all processes. */
export async function warnOfDoubts(ctx: AppContext): Promise<void> {
  const now = ctx.clock.now();
  const marked = await markLongDoubts(ctx.db, { now, before: now - longMs });
  for (const { id, pedido_id, estado } of marked) {
    ctx.log.error({ intento: id, pedido: pedido_id, estado }, "payment in doubt for long");
  }
}
