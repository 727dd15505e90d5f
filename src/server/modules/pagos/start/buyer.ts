import { errorMessages } from "#contract/error-messages.ts";
import type { DireccionInput } from "#contract/schemas/direcciones.ts";
import type { StartPagoAsInvitado } from "#contract/schemas/invitado.ts";
import type { StartPago } from "#contract/schemas/pagos.ts";
import type { Modo } from "#contract/values/despacho/despacho.ts";
import type { Secrets } from "../../../config/keys.ts";
import type { Session } from "../../../context.ts";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../errors.ts";
import { lockActiveUsuario, openInvitado } from "../../acceso/index.ts";
import { type Linea, readLineas, readWanted } from "../../carrito/index.ts";
import { findDireccionOf, toFields } from "../../direcciones/index.ts";

/** Who pays, for what, and where it goes. The row of the usuario is locked. */
export type Buying = {
  usuario_id: number;
  nombre: string;
  email: string;
  /** Null: fetched at the workshop. */
  place: Place | null;
  telefono: string;
  /** The buyer's choice; undefined when they told none. */
  despacho: Modo | undefined;
  /** Precio of the despacho and total that they saw; undefined when they told none. */
  shown: { precio: number | undefined; total: number | undefined };
  /** Productos that the buyer was told have no retracto; undefined when they were told nothing. */
  sinRetracto: readonly number[] | undefined;
  /** False: the call of a client without the box. */
  acceptsTerminos: boolean;
  readLineas: (tx: Tx) => Promise<Linea[]>;
};

/** Reads and locks in the transaction of the start, which it serialises with the person's other starts. */
export type Buyer = (tx: Tx, now: number) => Promise<Buying>;

/** Buys the account's carrito. Throws 401 for a closed account, 404 for somebody else's direccion. */
export function accountBuyer(session: Session, body: StartPago): Buyer {
  const { usuario_id, nombre, email } = session;
  const { direccion_id, acepta_terminos = false } = body;
  return async (tx) => {
    await lockActiveUsuario(tx, usuario_id);
    const place =
      typeof direccion_id === "number"
        ? await findDireccionOf(tx, { usuario_id, direccion_id })
        : null;
    // Somebody else's is as missing as none.
    if (place === undefined) throw notFound(errorMessages.direccionNotFound);
    return {
      usuario_id,
      nombre,
      email,
      place,
      telefono: place?.telefono ?? "",
      ...toChoice(body),
      sinRetracto: body.sin_retracto,
      acceptsTerminos: acepta_terminos,
      readLineas: (db) => readLineas(db, usuario_id),
    };
  };
}

type Guest = { config: Secrets; body: StartPagoAsInvitado; address: string };

/** Buys the lines that somebody without an account sent. Throws 404 for a producto that is not sold. */
export function guestBuyer({ config, body, address }: Guest): Buyer {
  const { nombre, email, telefono } = body.invitado;
  return async (tx, now) => {
    const usuario_id = await openInvitado(tx, { config, email, address, now });
    return {
      usuario_id,
      nombre,
      email,
      place: body.direccion === undefined ? null : toPlace(body.direccion, telefono),
      telefono,
      ...toChoice(body),
      sinRetracto: body.sin_retracto,
      acceptsTerminos: body.acepta_terminos,
      readLineas: (db) => readWanted(db, { lineas: body.lineas, usuarioId: usuario_id }),
    };
  };
}

type Choice = Pick<StartPago, "despacho" | "despacho_precio" | "total">;

function toChoice({ despacho, despacho_precio: precio, total }: Choice) {
  return { despacho, shown: { precio, total } };
}

/** Uses the buyer's telefono when the direccion has none. */
function toPlace(direccion: DireccionInput, telefono: string): Place {
  const { recibe = "", telefono: own = "", ...place } = toFields(direccion);
  return { ...place, recibe, telefono: own === "" ? telefono : own };
}

export type Place = {
  alias: string;
  calle_numero: string;
  comuna: string;
  ciudad: string;
  region: string;
  nota: string;
  recibe: string;
  telefono: string;
};
