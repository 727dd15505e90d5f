import type { ResolvePago } from "#contract/schemas/conciliacion.ts";
import type { IntentoEstado } from "#contract/schemas/pagos.ts";

export const pagosCopy = {
  title: "Pagos en duda",
  lead: "Cobros cuyo resultado aún no se conoce, devoluciones pendientes y diferencias con Webpay.",
  empty: "Ningún pago en duda.",
  failed: "No pudimos cargar los pagos en duda. Inténtalo de nuevo.",
  refresh: "Actualizar",
  pedido: "Pedido",
  why: "Qué está en duda",
  monto: "Monto",
  since: "Desde",
  asked: "Consultas a Webpay",
  askedTimes: (count: number) => (count === 1 ? "1 vez" : `${count} veces`),
  next: (moment: string) => `Próxima: ${moment}`,
  byHand: "Se detuvo y te necesita: abre el pedido y mira el portal de Transbank.",
  noMotivo: "Webpay no respondió si cobró.",
} as const;

/** For a confirmation that Webpay no longer tells about. */
export const stoppedPagoCopy = {
  title: (monto: string) => `El pago de ${monto} quedó en duda y te necesita`,
  /** The buy order follows. */
  lead: "Webpay ya no informa si lo cobró. Busca en el portal de Transbank la orden de compra",
  choose: "y elige lo que viste.",
  cobrado: "Está cobrado",
  noCobrado: "No se cobró",
  dialog: {
    label: "Nota",
    required: "Escribe una nota: así se entiende después qué pasó.",
    cancel: "Cancelar",
    sending: "Guardando…",
  },
  dialogs: {
    cobrado: {
      title: "Anotar el pago como cobrado",
      lead: "El pedido queda pagado y tu cliente recibe su correo. Si ya no hay stock, queda por devolver. Antes le preguntamos una vez más a Webpay.",
      hint: "Por ejemplo, el código de autorización que muestra el portal.",
      confirm: "Está cobrado",
    },
    no_cobrado: {
      title: "Anotar el pago como no cobrado",
      lead: "El pedido queda sin pagar y su stock, libre. Antes le preguntamos una vez más a Webpay.",
      hint: "Por ejemplo, cuándo lo buscaste en el portal.",
      confirm: "No se cobró",
    },
  } satisfies Record<ResolvePago["como"], Record<string, string>>,
} as const;

export const intentoNames: Readonly<Record<IntentoEstado, string>> = {
  creando: "iniciándose",
  abierto: "abierto en Webpay",
  confirmando: "confirmándose",
  autorizado: "autorizado",
  rechazado: "rechazado",
  abortado: "anulado por tu cliente",
  expirado: "vencido",
  no_creado: "no se pudo iniciar",
  reemplazado: "reemplazado por otro",
  sin_stock: "sin stock antes de cobrar",
  por_reembolsar: "cobrado, por devolver",
  reembolsado: "devuelto",
};
