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
  noMotivo: "Sin motivo anotado.",
} as const;

export const intentoNames: Readonly<Record<IntentoEstado, string>> = {
  creando: "iniciándose",
  abierto: "abierto en Webpay",
  confirmando: "confirmándose",
  autorizado: "autorizado",
  rechazado: "rechazado",
  abortado: "anulado por quien compra",
  expirado: "vencido",
  no_creado: "no se pudo iniciar",
  reemplazado: "reemplazado por otro",
  sin_stock: "sin stock antes de cobrar",
  por_reembolsar: "cobrado, por devolver",
  reembolsado: "devuelto",
};
