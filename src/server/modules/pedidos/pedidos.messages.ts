import type { PedidoEstado } from "#contract/schemas/pedidos.ts";

/** Each estado as the end of a sentence. */
const estadoPhrases: Readonly<Record<PedidoEstado, string>> = {
  pendiente_pago: "aún espera su pago",
  pagado: "está pagado y espera su preparación",
  en_preparacion: "está en preparación",
  enviado: "ya está enviado",
  entregado: "ya está entregado",
  fallido: "tiene el pago rechazado",
  cancelado: "está cancelado",
  expirado: "expiró sin pago",
  en_revision: "está en revisión: su cobro se está devolviendo",
  reembolsado: "está reembolsado",
};

export const pedidosMessages = {
  en_preparacion: "El pedido quedó en preparación y avisamos por correo.",
  enviado: "El pedido quedó enviado y avisamos por correo.",
  entregado: "El pedido quedó entregado y avisamos por correo.",
  corrected: "Corregimos el seguimiento y avisamos por correo.",
  unchanged: "El pedido ya estaba así.",
  textoCorrected: "Corregimos el texto y avisamos por correo.",
  textoTooLate: "Los textos se corrigen en un pedido pagado que todavía no se envía.",
  lineaChanged: "Esa línea cambió mientras la mirabas. Revísala y vuelve a intentarlo.",
  lineaWhole:
    "De esta línea todavía se puede pedir la devolución por unidad: corrige todas sus unidades.",
  noTexto: (clave: string) => `Esa línea no tiene un texto «${clave}» que corregir.`,
  notaAdded: "Nota agregada.",
  boletaNoted: "Guardamos el número de la boleta.",
  boletaRemoved: "Quitamos el número de la boleta.",
  boletaUnpaid: "Este pedido no tiene un pago confirmado: no lleva boleta.",
  enlaceEnded: "El enlace terminó: con él ya nadie ve este pedido.",
  enlacesEnded: "Los enlaces de este pedido terminaron.",
  reembolsoPending:
    "El reembolso de este pedido está en curso: mientras tanto no se puede cambiar.",
  otherLinea: "Esa línea no es de este pedido.",
  unitsGone: (nombre: string, left: number) =>
    left === 0
      ? `De «${nombre}» ya se devolvió todo.`
      : `De «${nombre}» solo ${left === 1 ? "queda 1 unidad" : `quedan ${left} unidades`} por devolver.`,
} as const;

export function pedidoChanged(pedido: {
  estado: PedidoEstado;
  transportista: string | null;
  seguimiento: string | null;
}): string {
  const { estado, transportista, seguimiento } = pedido;
  const isSent = estado === "enviado" && transportista !== null && seguimiento !== null;
  const how = isSent ? ` por ${transportista}, seguimiento ${seguimiento}` : "";
  return `El pedido cambió mientras lo mirabas. Ahora ${estadoPhrases[estado]}${how}.`;
}

export function boletaTaken(boleta: string, numero: string | null): string {
  return `La boleta ${boleta} ya está en ${numero === null ? "otro pedido" : `el pedido ${numero}`}.`;
}

/** For the accountant. */
export const ventasCsvHeader = [
  "Fecha de pago",
  "Pedido",
  "Boleta",
  "Estado",
  "Neto",
  "IVA",
  "Total",
  "Tipo de pago",
  "Reembolsado",
  "Fechas de reembolso",
] as const;

export const csvHeader = [
  "Número",
  "Fecha",
  "Estado",
  "Nombre",
  "Correo",
  "Total",
  "Líneas",
  "Dirección",
  "Comuna",
  "Ciudad",
  "Región",
  "Nota de despacho",
  "Código de autorización",
  "Transportista",
  "Seguimiento",
  "Recibe",
  "Teléfono",
  "Devuelto",
  "Forma de despacho",
  "Costo del despacho",
  "Llega desde",
  "Llega hasta",
] as const;

export const pedidosActs = {
  moved: "Cambió el estado del pedido",
  corrected: "Corrigió el seguimiento del pedido",
  textoCorrected: "Corrigió un texto del pedido",
  notaAdded: "Agregó una nota al pedido",
  boletaNoted: "Anotó la boleta del pedido",
  boletaRemoved: "Quitó la boleta del pedido",
  enlacesEnded: "Terminó los enlaces del pedido",
} as const;

export const eventoMotivos = {
  created: "creado",
  en_preparacion: "preparación iniciada",
  enviado: "entregado al transportista",
  entregado: "entregado a quien compró",
  corrected: "seguimiento corregido",
  textoCorrected: "texto de una pieza corregido",
} as const;

/** For a pedido that is fetched at the workshop. */
export const retiroMotivos = {
  en_preparacion: eventoMotivos.en_preparacion,
  enviado: "listo para retiro",
  entregado: "retirado en el taller",
} as const;

export const retiroMessages = {
  en_preparacion: pedidosMessages.en_preparacion,
  enviado: "El pedido quedó listo para retiro y avisamos por correo.",
  entregado: "El pedido quedó retirado y avisamos por correo.",
} as const;
