import { errorMessages } from "#contract/error-messages.ts";
import { FrozenDireccionSchema } from "#contract/schemas/pedidos.ts";
import type { Modo } from "#contract/values/despacho/despacho.ts";
import { sumClp } from "#contract/values/pago/clp.ts";
import type { Tx } from "../../../db/database.ts";
import { AppError, conflict, invalid } from "../../../errors.ts";
import type { Linea } from "../../carrito/index.ts";
import { cargaOf, findWay } from "../../despacho/index.ts";
import { type PromisedLine, promiseWork } from "../../taller/index.ts";
import { totalChanged } from "../pagos.messages.ts";
import type { Buying, Place } from "./buyer.ts";

/** How it is delivered, and where to. Days are null when only the general sentence is promised. */
export type ChosenWay = {
  modo: Modo;
  precio: number;
  desde: string | null;
  hasta: string | null;
  /** On which the parcel is to be ready. */
  listo: string | null;
  direccion: { text: string; who: { recibe: string; telefono: string } };
};

export type Choice = {
  buying: Buying;
  lineas: readonly Linea[];
  /** Working days from the last print until a piece is finished. */
  terminacionDias: number;
  now: number;
};

/**
 * Reads the table now: without a choice the first way that is offered there. Throws 409 for a way that is not offered, and
 * for another precio or total than the buyer was shown.
 */
export async function chooseWay(tx: Tx, choice: Choice): Promise<ChosenWay> {
  const { buying, lineas, terminacionDias, now } = choice;
  const { place, despacho, shown, telefono } = buying;
  const madeOn = await promiseWork(tx, {
    lineas: printedOf(lineas),
    usuarioId: buying.usuario_id,
    ...{ terminacionDias, now },
  });
  const monto = sumClp(lineas);
  const way = await findWay(tx, {
    comuna: place?.comuna ?? "",
    region: place?.region,
    carga: { ...cargaOf(lineas), madeOn },
    monto,
    modo: despacho,
    now,
  });
  if (!way) throw conflict(errorMessages.despachoGone);
  const { modo, precio, desde, hasta, listo, retiro, isGeneral } = way;
  const total = monto + precio;
  if (isOther(shown.precio, precio) || isOther(shown.total, total)) {
    throw new AppError({ status: 409, message: totalChanged(total), total });
  }
  const days = isGeneral ? { desde: null, hasta: null, listo: null } : { desde, hasta, listo };
  if (retiro) {
    return { modo, precio, ...days, direccion: freezePlace({ ...workshop(retiro), telefono }) };
  }
  if (place === null) throw invalid(errorMessages.direccionRequired);
  return { modo, precio, ...days, direccion: freezePlace(place) };
}

/** Those that the shelf does not have: made when bought, or with what their buyer tells. */
function printedOf(lineas: readonly Linea[]): PromisedLine[] {
  return lineas
    .filter(({ plazo_dias, a_medida, pieza }) => plazo_dias > 0 || a_medida || pieza !== null)
    .map(({ producto_id, cantidad, pieza }) => ({
      ...{ producto_id, cantidad },
      valores: pieza?.valores ?? {},
    }));
}

const isOther = (shown: number | undefined, now: number) => shown !== undefined && shown !== now;

/** Its address and hours of that day stand where the buyer's address does. */
function workshop(retiro: { direccion: string; horario: string }): Place {
  const { direccion: calle_numero, horario: nota } = retiro;
  const place = { comuna: "", ciudad: "", region: "", recibe: "", telefono: "" };
  return { alias: "Retiro en taller", calle_numero, nota, ...place };
}

function freezePlace(place: Place): ChosenWay["direccion"] {
  const { alias, calle_numero, comuna, ciudad, region, nota, recibe, telefono } = place;
  const frozen = FrozenDireccionSchema.parse({ alias, calle_numero, comuna, ciudad, region, nota });
  return { text: JSON.stringify(frozen), who: { recibe, telefono } };
}
