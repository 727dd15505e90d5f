import type { PedidoEstado } from "../schemas/pedidos.ts";

/** For people: on pages, in mails and in exported files. */
export const estadoNames: Readonly<Record<PedidoEstado, string>> = {
  pendiente_pago: "Pendiente de pago",
  pagado: "Pagado",
  en_preparacion: "En preparación",
  enviado: "Enviado",
  entregado: "Entregado",
  fallido: "Pago fallido",
  cancelado: "Cancelado",
  expirado: "Expirado",
  en_revision: "En revisión",
  reembolsado: "Reembolsado",
};
