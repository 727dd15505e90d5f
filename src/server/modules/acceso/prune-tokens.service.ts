import { terms } from "#contract/values/rights/data-kinds.ts";
import type { AppContext } from "../../context.ts";
import { deleteDroppedBefore } from "../../outbox/index.ts";
import { days } from "../../time/clock.ts";
import type { AccesoCorreos } from "./acceso.correos.ts";
import { deleteInvitacionesBefore } from "./administradores/invitaciones.queries.ts";
import { deleteRetosBefore } from "./factor/retos.queries.ts";
import { deleteEnlacesInvitadoBefore } from "./invitado/enlaces-invitado.queries.ts";
import { deleteTokensBefore } from "./mail-tokens.queries.ts";

/** Kept for looking into yesterday's complaints. */
const keptMs = days(terms.token);

export async function pruneTokensAndCorreos({
  db,
  clock,
}: Pick<AppContext, "db" | "clock">): Promise<void> {
  const before = clock.now() - keptMs;
  await deleteTokensBefore(db, before);
  await deleteRetosBefore(db, before);
  await deleteEnlacesInvitadoBefore(db, before);
  await deleteInvitacionesBefore(db, clock.now());
  await deleteDroppedBefore<AccesoCorreos>(db, { plantillas: ["recuperacion"], before });
}
