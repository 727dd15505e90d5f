import { errorMessages } from "#contract/error-messages.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import type { FailureCode, RefundRefusal } from "../../providers/payment/payment.ts";

/** By the intento's estado. */
export const retornoMessages: Readonly<Record<string, string>> & { unrecognised: string } = {
  unrecognised: "No reconocemos este pago. Si te hicieron un cargo, escríbenos y lo revisamos.",
  rechazado: "Tu banco o el emisor de la tarjeta rechazó el pago. No se ha realizado ningún cargo.",
  abortado: "Anulaste el pago. No se ha realizado ningún cargo y tu carrito sigue ahí.",
  expirado: "Se acabó el tiempo para pagar. No se ha realizado ningún cargo.",
  sin_stock:
    "Alguien se llevó la última unidad antes de que terminaras. No se ha realizado ningún cargo.",
  reemplazado: errorMessages.paymentReplaced,
  no_creado: errorMessages.paymentStart,
  reembolsado: "Devolvimos el cargo completo a tu tarjeta.",
  creando: "Estamos verificando tu pago…",
  abierto: "Estamos verificando tu pago…",
  confirmando: "Estamos verificando tu pago…",
  por_reembolsar: "Algo no calzó con tu pago: estamos devolviendo el cargo completo.",
};

export const pagosMessages = {
  nothingToRefund: "Este pedido no tiene un pago que se pueda devolver.",
  alreadyBack: "El dinero de este pago ya está devuelto.",
  notStopped: "Esta devolución no está detenida: mira cómo sigue antes de hacer algo más.",
  askedAgain: "Esta devolución cambió mientras tanto: mira cómo sigue antes de hacer algo más.",
  otherWish:
    "Esta devolución ya se pidió con otras unidades: vuelve a abrir el pedido y mira cómo quedó.",
  cannotAsk:
    "Webpay no respondió y sin saber qué dice no se puede cerrar esta devolución. Inténtalo de nuevo en unos minutos.",
  foundBack: "Webpay dice que ya devolvió el dinero. Lo anotamos así y avisamos por correo.",
  backElsewhere: "Anotamos que lo devolviste por otra vía y avisamos por correo.",
  withdrawn: "Retiramos el reembolso: el pedido sigue su camino.",
  notOurs:
    "Este cobro no pagó ningún pedido: la tienda no se lo puede quedar. Devuélvelo por otra vía.",
  owed: "Este reembolso es de un retracto o una garantía que aceptaste, así que no se puede retirar. Devuelve el dinero por otra vía y anótalo aquí.",
  notKept:
    "Webpay no confirma que el dinero siga cobrado completo, así que el reembolso no se puede retirar.",
  pagoNotStopped:
    "Este pago no se ha detenido: la tienda le sigue preguntando a Webpay, hasta siete días.",
  pagoChanged: "Este pago cambió mientras tanto: mira cómo quedó antes de hacer algo más.",
  pagoEnded: "Este pago ya no está en duda.",
  pagoFoundPaid: "Webpay dice que está cobrado: el pedido quedó pagado y su correo sale.",
  pagoFoundUnpaid: "Webpay dice que no está cobrado: el pedido quedó sin pagar y su stock, libre.",
  pagoFoundToRefund:
    "Webpay dice que está cobrado, pero el pedido no se puede cumplir: la devolución está en curso.",
  pagoNotCharged: "Webpay dice que este pago no está cobrado, así que no se puede dar por pagado.",
  pagoSaidPaid: "Anotamos que está cobrado: el pedido quedó pagado y su correo sale.",
  pagoSaidUnpaid: "Anotamos que no está cobrado: el pedido quedó sin pagar y su stock, libre.",
  pagoSaidToRefund:
    "Anotamos que está cobrado, pero el pedido no se puede cumplir: hay que devolver el dinero.",
  discrepanciaClosed: "La diferencia quedó resuelta.",
  discrepanciaWasClosed: "Esta diferencia ya estaba resuelta.",
} as const;

/** Why an intento or pedido moved, for the owner. */
export const motivos = {
  abandoned: "Webpay lo dio por abandonado",
  alreadyPaid: "el pedido ya estaba pagado",
  authorised: "pago autorizado",
  cancelled: "anulado por quien compra",
  cuentaErased: "la cuenta se borró",
  endedByHand: "una persona vio que no se cobró",
  foundLate: "apareció cobrado después de darse por no pagado",
  neverCreated: "Webpay no alcanzó a responder",
  newIntento: "nuevo intento",
  notStarted: "pago no iniciado",
  otherCommerce: "quedó sin confirmar al cambiar el código de comercio",
  otherPayment: "Webpay respondió por otro monto u orden",
  paidWithoutStock: "se cobró sin stock",
  pedidoPaid: "el pedido ya está pagado",
  refunded: "cargo devuelto",
  partRefunded: (monto: string) => `se devolvieron ${monto}`,
  reembolsoRequested: "reembolso pedido por la tienda",
  refused: "rechazado por el emisor",
  replaced: "reemplazado",
  replacedByNewer: "reemplazado por un pago más nuevo",
  stockGone: "stock agotado antes de cobrar",
  timedOut: "venció el tiempo para pagar",
  undone: "devuelto por Webpay",
  unknownToProvider: "Webpay no conoce este pago",
  unpaid: "no se pagó a tiempo",
  withdrawn: "reembolso retirado",
} as const;

export const pagosActs = {
  doubtEndedPaid: "Anotó el pago en duda del pedido como cobrado",
  doubtEndedUnpaid: "Anotó el pago en duda del pedido como no cobrado",
  discrepanciaClosed: "Resolvió una diferencia con Webpay",
  refundedByProvider: "Anotó el dinero del pedido como devuelto por Webpay",
  refundedElsewhere: "Anotó el dinero del pedido como devuelto por otra vía",
  reembolsoRequested: "Pidió el reembolso del pedido",
  unitsRequested: "Pidió devolver una parte del pedido",
  withdrawn: "Retiró el reembolso del pedido",
} as const;

export const refundErrors = {
  /** Not sent again before the outcome is known. */
  unanswered: "Webpay no respondió. Le preguntaremos qué pasó antes de intentarlo de nuevo.",
  unasked: "Webpay no responde. Seguimos intentando.",
  mismatch: "Webpay respondió por otra orden. Seguimos intentando.",
  otherCommerce: (comercio: string) =>
    `Este pago se hizo con otro código de comercio (${comercio}): vuelve a ponerlo, o devuélvelo por otra vía y anótalo aquí.`,
  tooLate:
    "Pasaron más de 90 días desde el pago y Webpay ya no lo devuelve. Devuélvelo por otra vía y anótalo aquí.",
  otherBalance:
    "Webpay muestra devuelta otra cantidad que la tienda. Revísalo en su portal de comercios antes de seguir.",
  stuck: "Webpay ya no informa sobre este pago. Revísalo en su portal de comercios.",
} as const;

const refusalWords: Readonly<Record<RefundRefusal, string>> = {
  over_balance: "el monto supera lo que queda por devolver de ese cobro",
  not_refundable: "ese cobro no está en un estado que se pueda devolver",
  too_late: "pasaron más de 90 días desde el pago",
  whole_only: "con cuotas del comercio Webpay solo devuelve el total",
};

/** True when a retry cannot succeed. */
export function isForGood(why: FailureCode | undefined): why is RefundRefusal {
  return why !== undefined && Object.hasOwn(refusalWords, why);
}

/** `said`: the provider's own words. */
export function refundRefused(said: string): string {
  return `Webpay no aceptó la devolución (${said.slice(0, 120)}). Seguimos intentando.`;
}

export function refundRefusedByCode(code: number | null): string {
  return refundRefused(`código ${code ?? "desconocido"}`);
}

export function refundRefusedForGood(why: RefundRefusal): string {
  return `Webpay no hará esta devolución: ${refusalWords[why]}. No lo seguiremos intentando.`;
}

export function reembolsoStopped(monto: string, error: string): string {
  return `El reembolso de ${monto} quedó detenido. ${error}`;
}

export function reembolsoDone(monto: string): string {
  return `Devolvimos ${monto} a la tarjeta con que se pagó y avisamos por correo.`;
}

export function reembolsoPending(monto: string): string {
  return `El reembolso de ${monto} quedó pedido, pero Webpay aún no lo confirma. Lo seguimos intentando y avisaremos por correo cuando el dinero esté de vuelta.`;
}

/** Told before anything is frozen or charged. */
export function totalChanged(total: number): string {
  return `El total cambió: ahora es ${formatClp(total)}. Revísalo antes de pagar.`;
}

/** Told before anything is frozen or charged. */
export function lineaIsAMedida(nombre: string): string {
  return `«${nombre}» se hace a tu medida y no tiene retracto. Revisa tu pedido y vuelve a ir a pagar.`;
}

export function lineaNotAMedida(nombre: string): string {
  return `«${nombre}» ya no se hace a tu medida: tienes 10 días para arrepentirte. Revisa tu pedido y vuelve a ir a pagar.`;
}
