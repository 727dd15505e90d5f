import type { Tx } from "../../../db/database.ts";
import { conflict } from "../../../errors.ts";
import { eraseInvitadoRows, lockUsuarioRow, selectInvitadosOf } from "../../acceso/index.ts";
import { eraseDevolucionesOf } from "../../devoluciones/index.ts";
import { closeIntentosForErasure, forgetDiscrepanciaNotas } from "../../pagos/index.ts";
import { anonymizePedidos, hasPedidoIn, undeliveredEstados } from "../../pedidos/index.ts";
import { eraseTrabajoFotosOf } from "../../taller/index.ts";
import { cuentaMessages } from "../cuenta.messages.ts";

/**
 * Takes a person out of all they bought without an account (docs/reglas.md 99). Answers the usuarios that are
 * blank now. Throws 409 while money may be moving or goods are undelivered.
 */
export async function eraseInvitados(
  tx: Tx,
  { email, now }: { email: string; now: number },
): Promise<number[]> {
  const ids = await selectInvitadosOf(tx, email);
  for (const id of ids) await lockUsuarioRow(tx, id);
  for (const usuario_id of ids) {
    await closeIntentosForErasure(tx, { usuario_id, now });
    // After the intentos: one may have paid its pedido meanwhile.
    const undelivered = { usuarioId: usuario_id, estados: undeliveredEstados };
    if (await hasPedidoIn(tx, undelivered)) throw conflict(cuentaMessages.invitadoUndelivered);
    await anonymizePedidos(tx, usuario_id);
    await forgetDiscrepanciaNotas(tx, usuario_id);
    await eraseDevolucionesOf(tx, usuario_id);
    await eraseTrabajoFotosOf(tx, usuario_id);
  }
  await eraseInvitadoRows(tx, { ids, email, now });
  return ids;
}
