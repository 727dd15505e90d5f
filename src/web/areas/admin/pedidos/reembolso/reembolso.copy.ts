import type { ResolveReembolso } from "#contract/schemas/conciliacion.ts";

export const reembolsoCopy = {
  open: "Reembolsar",
  title: "Reembolsar el pedido",
  amount: (monto: string, isAll: boolean) =>
    isAll ? `Se devuelve el total: ${monto}.` : `Se devuelven ${monto}.`,
  amountLeft: (monto: string) => `Se devuelve lo que queda: ${monto}.`,
  withDespacho: (precio: string) => `Incluye los ${precio} del despacho.`,
  withoutDespacho: (precio: string) => `No incluye los ${precio} del despacho.`,
  unitsTitle: "¿Qué unidades se devuelven?",
  unitsRequired: "Elige al menos una unidad.",
  shopCuotas:
    "Se pagó en cuotas de la tienda: puede que Webpay solo acepte devolver el total. Si no lo acepta, devuélvelo por otra vía y anótalo en este pedido.",
  warningTitle: "Esto no se puede deshacer",
  warning:
    "El dinero vuelve a la tarjeta con la que se pagó y el pedido queda cerrado. Tu cliente recibe un correo.",
  partWarning:
    "El dinero vuelve a la tarjeta con la que se pagó y el pedido sigue con lo demás. Tu cliente recibe un correo.",
  motivo: "Motivo",
  motivoHint: "Queda en la historia del pedido.",
  restockTitle: "¿Qué pasa con las piezas?",
  restockYes: "Vuelven al inventario",
  restockYesHint: "Se podrán vender otra vez.",
  restockNo: "No vuelven al inventario",
  restockNoHint: "Se perdieron, están dañadas o ya se enviaron.",
  restockRequired: "Elige qué pasa con las piezas.",
  confirm: (monto: string) => `Devolver ${monto}`,
  sending: "Devolviendo…",

  pending: (monto: string) => `Devolución de ${monto} pendiente`,
  pendingLead: "Webpay aún no la acepta. Lo seguimos intentando solos.",
  lastError: (error: string) => `Última respuesta: ${error}`,
  done: (monto: string, moment: string) => `Se devolvieron ${monto} el ${moment}.`,
  requestedBy: (autor: string, motivo: string) => `Lo pidió ${autor}: ${motivo}`,
  tipos: {
    REVERSED: "Webpay reversó el cobro: puede que no aparezca en la cuenta.",
    NULLIFIED: "Webpay anuló el cobro: el abono tarda unos días según el banco.",
    OTRA_VIA: "Se devolvió por otra vía, fuera de Webpay.",
  } as Readonly<Record<string, string>>,
  stockBack: "Las piezas volvieron al inventario.",
  stockGone: "Las piezas no volvieron al inventario.",
  stockWillReturn: "Las piezas vuelven al inventario.",
  stockWillNot: "Las piezas no vuelven al inventario.",
} as const;

/** For a reembolso that is not retried any more. */
export const stoppedReembolsoCopy = {
  title: (monto: string) => `La devolución de ${monto} se detuvo y te necesita`,
  noError: "Webpay no la hizo y ya no se intenta sola.",
  lead: "Antes de elegir, mira este pago en el portal de Transbank.",
  otraVia: "Ya la devolví por otra vía",
  retirado: "Retirar el reembolso",
  dialog: {
    label: "Nota",
    required: "Escribe una nota: así se entiende después qué pasó.",
    cancel: "Cancelar",
    sending: "Guardando…",
  },
  dialogs: {
    otra_via: {
      title: "Devuelta por otra vía",
      lead: "Queda anotado como devuelto y tu cliente recibe un correo. Hazlo solo si el dinero ya está de vuelta; esto no se puede deshacer.",
      hint: "Por ejemplo, la fecha y el número de la transferencia.",
      confirm: "Anotar como devuelta",
    },
    retirado: {
      title: "Retirar el reembolso",
      lead: "El pedido sigue su camino como si nadie hubiera pedido devolverlo. Primero le preguntamos a Webpay si el dinero sigue cobrado.",
      hint: "Por ejemplo, qué acordaste con tu cliente.",
      confirm: "Retirar",
    },
  } satisfies Record<ResolveReembolso["como"], Record<string, string>>,
} as const;
