import type { Actor } from "#server/audit/index.ts";
import type { AppContext } from "#server/context.ts";
import { inTransaction } from "#server/db/database.ts";
import { saveImpresora } from "#server/modules/taller/plazos/impresoras.service.ts";
import { chileDate } from "#server/time/chile-time.ts";
import { impresora } from "#tests/support/taller/impresoras.ts";
import type { ModelImpresora } from "./model-trabajos.ts";

type Shop = { ctx: Pick<AppContext, "db" | "clock">; actor: Actor };

/** From 8 to 18 h: as long as one piece takes. */
export async function savePrinter(
  { ctx: { db, clock }, actor }: Shop,
  { state, until }: ModelImpresora,
): Promise<void> {
  const known = await db.selectFrom("impresoras").select(["id", "version"]).executeTakeFirst();
  const now = clock.now();
  const closed = { cerrada_desde: until && chileDate(now), cerrada_hasta: until };
  const body = { ...impresora("Del modelo"), activa: state !== "off", ...closed, ...known };
  await inTransaction(db, (tx) => saveImpresora(tx, { ...body, actor, now }));
}
