import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";

export function refreshDevoluciones(): void {
  void refreshOwn("listDevoluciones", "getPedidoDetalle", "listAllPedidos", "getResumen");
}
