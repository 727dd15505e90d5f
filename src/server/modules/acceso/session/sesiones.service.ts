import { errorMessages } from "#contract/error-messages.ts";
import type { Sesion } from "#contract/schemas/sesiones.ts";
import type { CallOrigin, Session } from "../../../context.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors.ts";
import { coarseNetwork } from "./coarse-network.ts";
import { deleteSesion, selectSesionesOf } from "./sesiones.queries.ts";
import { sessionEnd } from "./session-token.ts";

type Asked = { session: Session; origin: CallOrigin; now: number };

/** The own one first, then by last use. */
export async function listSesiones(db: Db, { session, origin, now }: Asked): Promise<Sesion[]> {
  const red = coarseNetwork(origin.address);
  const rows = await selectSesionesOf(db, { ...session, now });
  return rows
    .filter(({ iniciada_en }) => now < sessionEnd({ rol: session.rol, startedAt: iniciada_en }))
    .map((row) => ({
      ...row,
      actual: row.id === session.sesion_id,
      misma_red: row.red !== "" && row.red === red,
    }))
    .sort((one, other) => Number(other.actual) - Number(one.actual));
}

/** Throws 404 for another account's and for one that has ended. */
export async function endSesion(
  tx: Tx,
  { session, sesion_id }: { session: Session; sesion_id: number },
): Promise<void> {
  const { usuario_id } = session;
  if (!(await deleteSesion(tx, { usuario_id, sesion_id }))) {
    throw notFound(errorMessages.sesionNotFound);
  }
}
