import type { PedidoDeEnlace } from "#contract/schemas/invitado.ts";
import type { Db } from "../../../db/database.ts";
import { hours } from "../../../time/clock.ts";
import { isInvitado } from "../../acceso/index.ts";
import { readByCapability } from "../../pedidos/index.ts";
import { selectIntentoByToken } from "../intentos.queries.ts";

/** For the receipt in the browser that began the payment; later the mail's link serves. */
const lifeMs = hours(24);

/** Only for an invitado's pedido: an account's is behind its sign-in. Throws 404. */
export async function openByPago(
  db: Db,
  { token, now }: { token: string; now: number },
): Promise<PedidoDeEnlace> {
  const intento = await selectIntentoByToken(db, token);
  const isOpen =
    intento !== undefined &&
    now - intento.creado_en < lifeMs &&
    (await isInvitado(db, intento.usuario_id));
  return readByCapability(db, isOpen ? intento.pedido_id : undefined);
}
