import type { Tx } from "../../db/database.ts";
import { conflict } from "../../errors.ts";
import { type ErasedPerson, eraseUsuario, lockForErasure } from "../acceso/index.ts";
import { deleteAvisosTo } from "../avisos/index.ts";
import { deleteCarritoOf } from "../carrito/index.ts";
import { deleteMensajesFrom } from "../contacto/index.ts";
import { eraseDevolucionesOf } from "../devoluciones/index.ts";
import { deleteDireccionesOf } from "../direcciones/index.ts";
import { anonymizeOpiniones } from "../opiniones/index.ts";
import { closeIntentosForErasure, forgetDiscrepanciaNotas } from "../pagos/index.ts";
import { anonymizePedidos, hasPedidoIn, undeliveredEstados } from "../pedidos/index.ts";
import { erasePeticionesFrom } from "../privacidad/index.ts";
import { eraseTrabajoFotosOf } from "../taller/index.ts";
import { cuentaMessages } from "./cuenta.messages.ts";
import { eraseInvitados } from "./invitado/erase-invitado.service.ts";
import { owedPlantillas, shopPlantillas } from "./plantillas-after-erasure.ts";

/** docs/reglas.md 99. Throws 409 while money may be moving or goods are undelivered. */
export async function eraseCuenta(
  tx: Tx,
  { session, now }: { session: ErasedPerson; now: number },
): Promise<void> {
  const { usuario_id, email } = session;
  // First: they are locked before the account (docs/arquitectura.md "Locks").
  await eraseInvitados(tx, { email, now });
  await lockForErasure(tx, session);
  await closeIntentosForErasure(tx, { usuario_id, now });
  // After the intentos: one may have paid its pedido meanwhile.
  const undelivered = { usuarioId: usuario_id, estados: undeliveredEstados };
  if (await hasPedidoIn(tx, undelivered)) throw conflict(cuentaMessages.undelivered);
  await deleteDireccionesOf(tx, usuario_id);
  await deleteCarritoOf(tx, usuario_id);
  await anonymizePedidos(tx, usuario_id);
  await forgetDiscrepanciaNotas(tx, usuario_id);
  await eraseDevolucionesOf(tx, usuario_id);
  await eraseTrabajoFotosOf(tx, usuario_id);
  await deleteMensajesFrom(tx, email);
  await deleteAvisosTo(tx, email);
  await erasePeticionesFrom(tx, { email, now });
  await anonymizeOpiniones(tx, usuario_id);
  const mails = { keptPlantillas: shopPlantillas, owedPlantillas };
  await eraseUsuario(tx, { session, ...mails, now });
}
