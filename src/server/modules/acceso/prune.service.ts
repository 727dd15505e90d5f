import { days } from "../../clock.ts";
import type { AppContext } from "../../context.ts";
import { deleteOmitidosBefore } from "../../outbox/index.ts";
import type { AccesoCorreos } from "./acceso.correos.ts";
import { deleteTokensBefore } from "./mail-tokens.queries.ts";

/** Dead rows are kept this long, for whoever looks into a complaint of yesterday. */
const keptMs = days(1);

/** Removes links that ended, and recovery mails that were asked for addresses nobody has. */
export async function pruneAcceso({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<void> {
  const before = clock.now() - keptMs;
  await deleteTokensBefore(db, before);
  await deleteOmitidosBefore<AccesoCorreos>(db, { plantillas: ["recuperacion"], before });
}
