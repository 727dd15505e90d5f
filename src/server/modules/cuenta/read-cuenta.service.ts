import type { Cuenta } from "#contract/schemas/cuenta.ts";
import { selectSecurityEventsOf } from "../../audit/index.ts";
import type { Session } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { sessionEnded } from "../../errors.ts";
import { selectCorreosTo } from "../../outbox/index.ts";
import { findCuenta, listPasskeys, selectSesionesOf } from "../acceso/index.ts";
import { selectAvisosTo } from "../avisos/index.ts";
import { readLineas } from "../carrito/index.ts";
import { selectMensajesFrom } from "../contacto/index.ts";
import { listDevolucionesOf } from "../devoluciones/index.ts";
import { listDirecciones } from "../direcciones/index.ts";
import { selectOpinionesOf } from "../opiniones/index.ts";
import { selectDiscrepanciaNotasOf } from "../pagos/index.ts";
import { listPedidos, selectNotasOf } from "../pedidos/index.ts";
import { selectPeticionesFrom } from "../privacidad/index.ts";
import { withFotos } from "../taller/index.ts";

/** Safety limit; the list is not paged. */
const limit = 5000;

/** One transaction: all of one moment. */
export async function readCuenta(
  tx: Tx,
  { session, now }: { session: Pick<Session, "usuario_id" | "sesion_version">; now: number },
): Promise<Cuenta> {
  const { usuario_id: usuarioId } = session;
  const cuenta = await findCuenta(tx, usuarioId);
  if (!cuenta) throw sessionEnded();
  const passkeys = await listPasskeys(tx, session.usuario_id);
  const sesiones = await selectSesionesOf(tx, { ...session, now });
  const lineas = await readLineas(tx, usuarioId);
  return {
    ...cuenta,
    tiene_password: Boolean(cuenta.tiene_password),
    unida_a_google: Boolean(cuenta.unida_a_google),
    direcciones: await listDirecciones(tx, usuarioId),
    carrito: lineas.map(({ producto_id, nombre_producto, cantidad, pieza }) => ({
      producto_id,
      nombre_producto,
      cantidad,
      ...(pieza && { personalizacion: pieza.valores, personalizacion_textos: pieza.textos }),
    })),
    pedidos: await withFotos(tx, await listPedidos(tx, { usuarioId, limit })),
    opiniones: await selectOpinionesOf(tx, { usuarioId, limit }),
    // The contact form proves no address, but this account did.
    mensajes: await selectMensajesFrom(tx, { email: cuenta.email, limit }),
    avisos: await selectAvisosTo(tx, { email: cuenta.email, limit }),
    peticiones: await selectPeticionesFrom(tx, { email: cuenta.email, limit }),
    devoluciones: await listDevolucionesOf(tx, usuarioId),
    notas: [
      ...(await selectNotasOf(tx, { usuarioId, limit })),
      ...(await selectDiscrepanciaNotasOf(tx, { usuarioId, limit })),
    ],
    correos: await selectCorreosTo(tx, { para: cuenta.email, limit }),
    actividad: await selectSecurityEventsOf(tx, { usuarioId, limit }),
    passkeys: passkeys.map(({ nombre, creado_en, usado_en }) => ({ nombre, creado_en, usado_en })),
    sesiones: sesiones.map(({ id: _id, ...sesion }) => sesion),
  };
}
