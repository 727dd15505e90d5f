import { errorMessages } from "#contract/error-messages.ts";
import type { DatosInvitado } from "#contract/schemas/cuenta.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors.ts";
import { forgetAddress, selectCorreosTo } from "../../../outbox/index.ts";
import {
  findEmailOfEnlace,
  findUsuarioByEmail,
  hashOneTimeToken,
  selectInvitadosOf,
} from "../../acceso/index.ts";
import { deleteAvisosTo, selectAvisosTo } from "../../avisos/index.ts";
import { deleteMensajesFrom, selectMensajesFrom } from "../../contacto/index.ts";
import { listDevolucionesOf } from "../../devoluciones/index.ts";
import { selectDiscrepanciaNotasOf } from "../../pagos/index.ts";
import { listBoughtWithNombre, selectNotasOf } from "../../pedidos/index.ts";
import { erasePeticionesFrom, selectPeticionesFrom } from "../../privacidad/index.ts";
import { withFotos } from "../../taller/index.ts";
import { owedPlantillas, shopPlantillas } from "../plantillas-after-erasure.ts";
import { eraseInvitados } from "./erase-invitado.service.ts";

/** Safety limit; the lists are not paged. */
const limit = 5000;
/** For an address without purchases, which has no row of usuarios. */
const noUsuario = 0;

type Opening = { enlace: string; now: number };

/** Throws 404 for a forged and for an old link. */
export async function emailOfEnlace(db: Db, { enlace, now }: Opening): Promise<string> {
  const email = await findEmailOfEnlace(db, { hash: hashOneTimeToken(enlace), now });
  if (email === undefined) throw notFound(errorMessages.enlaceInvalid);
  return email;
}

/**
 * All of one moment. What an account with the address has is not among it, nor what was not paid: only mails prove whose an
 * address is, and a stranger who typed it told a name, a telephone and a street of their own.
 */
export async function readDatosInvitado(tx: Tx, email: string): Promise<DatosInvitado> {
  const isOfAccount = (await findUsuarioByEmail(tx, email)) !== undefined;
  const datos: DatosInvitado = {
    email,
    pedidos: [],
    notas: [],
    devoluciones: [],
    mensajes: isOfAccount ? [] : await selectMensajesFrom(tx, { email, limit }),
    avisos: isOfAccount ? [] : await selectAvisosTo(tx, { email, limit }),
    peticiones: isOfAccount ? [] : await selectPeticionesFrom(tx, { email, limit }),
    correos: isOfAccount ? [] : await selectCorreosTo(tx, { para: email, limit }),
  };
  for (const usuarioId of await selectInvitadosOf(tx, email)) {
    const bought = await listBoughtWithNombre(tx, { usuarioId, limit });
    const notas = [
      ...(await selectNotasOf(tx, { usuarioId, limit })),
      ...(await selectDiscrepanciaNotasOf(tx, { usuarioId, limit })),
    ];
    const ids = new Set(bought.map(({ id }) => id));
    datos.pedidos.push(...(await withFotos(tx, bought)));
    datos.devoluciones.push(...(await listDevolucionesOf(tx, usuarioId)));
    datos.notas.push(...notas.filter(({ pedido_id }) => ids.has(pedido_id)));
  }
  return datos;
}

/** Messages and mails of an account with the address go with that account. Throws 409. */
export async function eraseDatosInvitado(
  tx: Tx,
  { email, now }: { email: string; now: number },
): Promise<void> {
  const [usuario_id] = await eraseInvitados(tx, { email, now });
  if (await findUsuarioByEmail(tx, email)) return;
  await deleteMensajesFrom(tx, email);
  await deleteAvisosTo(tx, email);
  await erasePeticionesFrom(tx, { email, now });
  await forgetAddress(tx, {
    para: email,
    usuario_id: usuario_id ?? noUsuario,
    except: shopPlantillas,
    owed: owedPlantillas,
  });
}
