import type { Cuenta } from "#contract/schemas/cuenta.ts";
import { PedidoDireccionSchema } from "#contract/schemas/pedidos.ts";
import type { Session } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { sessionEnded } from "../../errors.ts";
import { anonymousOf, eraseUsuario, findCuenta } from "../acceso/index.ts";
import { deleteCarritoOf, selectLineas } from "../carrito/index.ts";
import { bumpCatalogoVersion } from "../catalogo/index.ts";
import { deleteMensajesFrom, selectMensajesFrom } from "../contacto/index.ts";
import { deleteDireccionesOf, listDirecciones } from "../direcciones/index.ts";
import {
  blankOpiniones,
  blankPedido,
  selectOpinionesOf,
  selectPedidoDirecciones,
} from "./cuenta.queries.ts";
import { listPedidos } from "./pedidos.service.ts";

/** Rows of one kind that one person's download may have: a bound, not a page. */
const exportLimit = 5000;
const erasedNombre = "Cliente";

/** Everything the shop keeps of a person, read at one moment. */
export async function readCuenta(tx: Tx, usuarioId: number): Promise<Cuenta> {
  const cuenta = await findCuenta(tx, usuarioId);
  if (!cuenta) throw sessionEnded();
  const lineas = await selectLineas(tx, usuarioId);
  return {
    ...cuenta,
    tiene_password: Boolean(cuenta.tiene_password),
    unida_a_google: Boolean(cuenta.unida_a_google),
    direcciones: await listDirecciones(tx, usuarioId),
    carrito: lineas.map(({ producto_id, nombre_producto, cantidad }) => ({
      producto_id,
      nombre_producto,
      cantidad,
    })),
    pedidos: await listPedidos(tx, usuarioId, exportLimit),
    opiniones: await selectOpinionesOf(tx, usuarioId, exportLimit),
    // The form asks for no proof; the account has one, so its own address is enough.
    mensajes: await selectMensajesFrom(tx, cuenta.email, exportLimit),
  };
}

/**
 * Erases a person: what only they need is deleted, what the shop must keep for the tax office stays
 * without them. The caller has closed their payments and holds their row.
 */
export async function eraseCuenta(tx: Tx, session: Session, now: number): Promise<void> {
  const { usuario_id } = session;
  await deleteDireccionesOf(tx, usuario_id);
  await deleteCarritoOf(tx, usuario_id);
  await blankPedidos(tx, usuario_id);
  await deleteMensajesFrom(tx, session.email);
  if (await blankOpiniones(tx, { usuario_id, nombre_usuario: erasedNombre })) {
    await bumpCatalogoVersion(tx);
  }
  await eraseUsuario(tx, session, now);
}

/** Comuna and region stay: how much is sold where says nothing about one person. */
async function blankPedidos(tx: Tx, usuarioId: number): Promise<void> {
  const anonymous = anonymousOf(usuarioId);
  for (const { id, direccion } of await selectPedidoDirecciones(tx, usuarioId, exportLimit)) {
    const frozen = PedidoDireccionSchema.parse(JSON.parse(direccion));
    const blank = JSON.stringify({ ...frozen, alias: "", calle_numero: "", nota: "" });
    await blankPedido(tx, { id, ...anonymous, direccion: blank });
  }
}
