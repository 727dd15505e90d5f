import { errorMessages } from "#contract/error-messages.ts";
import type { OpinionInput, OwnOpinion } from "#contract/schemas/opiniones.ts";
import type { Session } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { AppError, notFound } from "../../errors.ts";
import { lockUsuario } from "../acceso/index.ts";
import { saveOpinion } from "../opiniones/index.ts";
import { hasBought, hasProducto } from "./save-opinion.queries.ts";

/** Saves what a buyer says of a producto. 404 for one that never was, 403 for one they did not buy. */
export async function opinar(
  tx: Tx,
  { input, session, now }: { input: OpinionInput; session: Session; now: number },
): Promise<OwnOpinion> {
  const { usuario_id, nombre } = session;
  // An account that is being erased gets no new words with its name on them.
  await lockUsuario(tx, usuario_id);
  const { producto_id } = input;
  if (!(await hasProducto(tx, producto_id))) throw notFound(errorMessages.productoNotFound);
  if (!(await hasBought(tx, { usuario_id, producto_id }))) {
    throw new AppError({ status: 403, message: errorMessages.opinionNotBought });
  }
  return saveOpinion(tx, { input, author: { usuario_id, nombre }, now });
}
