import type { PedidoEstado } from "../schemas/pedidos.ts";
import type { Modo } from "./despacho/despacho.ts";

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

const retiroNames: Partial<Record<PedidoEstado, string>> = {
  enviado: "Listo para retiro",
  entregado: "Retirado",
};

/** A pedido that is fetched at the workshop is neither sent nor delivered. */
export function estadoName({ estado, despacho: { modo } }: Standing): string {
  return (modo === "retiro" ? retiroNames[estado] : undefined) ?? estadoNames[estado];
}

type Standing = { estado: PedidoEstado; despacho: { modo: Modo } };
