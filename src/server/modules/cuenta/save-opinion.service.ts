import { errorMessages } from "#contract/error-messages.ts";
import type { OpinionInput, OwnOpinion } from "#contract/schemas/opiniones.ts";
import type { Session } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { AppError, notFound } from "../../errors.ts";
import { lockActiveUsuario } from "../acceso/index.ts";
import { hasProducto } from "../catalogo/index.ts";
import { writeOpinion } from "../opiniones/index.ts";
import { hasBought } from "../pedidos/index.ts";

type Saving = { body: OpinionInput; session: Session; tienda: string; now: number };

/** Throws 404 for an unknown producto, 403 for one that was not sent to them. */
export async function saveOpinion(
  tx: Tx,
  { body, session, tienda, now }: Saving,
): Promise<OwnOpinion> {
  const { usuario_id, nombre } = session;
  // Serialises with an erasure: no words stay under this name.
  await lockActiveUsuario(tx, usuario_id);
  const { producto_id } = body;
  if (!(await hasProducto(tx, producto_id))) throw notFound(errorMessages.productoNotFound);
  if (!(await hasBought(tx, { usuario_id, producto_id }))) {
    throw new AppError({ status: 403, message: errorMessages.opinionNotBought });
  }
  return writeOpinion(tx, { input: body, author: { usuario_id, nombre }, tienda, now });
}
