import { days } from "../../clock.ts";
import type { AppContext } from "../../context.ts";
import { deleteOmitidosBefore } from "../../outbox/index.ts";
import type { AccesoCorreos } from "./acceso.correos.ts";
import { deleteTokensBefore } from "./mail-tokens.queries.ts";

/** Dead rows are kept for looking into yesterday's complaints. */
const keptMs = days(1);

/** Deletes expired links, and recovery mails to addresses without an account. */
export async function pruneAcceso({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<void> {
  const before = clock.now() - keptMs;
  await deleteTokensBefore(db, before);
  await deleteOmitidosBefore<AccesoCorreos>(db, { plantillas: ["recuperacion"], before });
}
