import type { Tx } from "../../db/database.ts";
import { conflict } from "../../errors.ts";
import { type ErasedPerson, eraseUsuario, lockForErasure } from "../acceso/index.ts";
import { deleteCarritoOf } from "../carrito/index.ts";
import { type ContactoCorreos, deleteMensajesFrom } from "../contacto/index.ts";
import { deleteDireccionesOf } from "../direcciones/index.ts";
import { anonymizeOpiniones } from "../opiniones/index.ts";
import {
  closeIntentosForErasure,
  forgetDiscrepanciaNotas,
  type PagosCorreos,
} from "../pagos/index.ts";
import { anonymizePedidos, hasPedidoIn, undeliveredEstados } from "../pedidos/index.ts";
import { cuentaMessages } from "./cuenta.messages.ts";

/** To the shop: an administrator's address may be where customers write to. */
const shopPlantillas: readonly (keyof ContactoCorreos | keyof PagosCorreos)[] = [
  "contacto",
  "cargo_por_devolver",
];

/** docs/reglas.md 99. Throws 409 while money may be moving or goods are undelivered. */
export async function eraseCuenta(
  tx: Tx,
  { session, now }: { session: ErasedPerson; now: number },
): Promise<void> {
  const { usuario_id, email } = session;
  await lockForErasure(tx, session);
  await closeIntentosForErasure(tx, { usuario_id, now });
  // After the intentos: one may have paid its pedido meanwhile.
  const undelivered = { usuarioId: usuario_id, estados: undeliveredEstados };
  if (await hasPedidoIn(tx, undelivered)) throw conflict(cuentaMessages.undelivered);
  await deleteDireccionesOf(tx, usuario_id);
  await deleteCarritoOf(tx, usuario_id);
  await anonymizePedidos(tx, usuario_id);
  await forgetDiscrepanciaNotas(tx, usuario_id);
  await deleteMensajesFrom(tx, email);
  await anonymizeOpiniones(tx, usuario_id);
  await eraseUsuario(tx, { session, keptPlantillas: shopPlantillas, now });
}
