export { anonymizePedidos, forgetPedidosBefore } from "./anonymize-pedidos.service.ts";
export { selectAwaitingPago } from "./awaiting.queries.ts";
export { saveBoleta } from "./boleta/save-boleta.service.ts";
export { selectBoughtBy, selectEmailsOf, selectNombresOfPedidos } from "./bought.queries.ts";
export { correctTexto } from "./correct-texto.service.ts";
export {
  findPedidoByEnlace,
  openPedidoEnlace,
  pedidoPath,
  prunePedidoEnlaces,
  readByCapability,
} from "./enlace/pedido-enlaces.service.ts";
export type { EntregaRow } from "./entregas.queries.ts";
export { readDireccion } from "./frozen-direccion.ts";
export { advancePedido } from "./move-pedido.service.ts";
export {
  insertPedido,
  recordAcceptance,
  renewPlazo,
  selectPayableByHuella,
} from "./new-pedido.queries.ts";
export { forEachOwnPedidos } from "./own-pedidos.service.ts";
export { pedidoButton } from "./pedido-button.ts";
export { addPedidoNota, readPedidoDetalle } from "./pedido-detalle.service.ts";
export { insertNota } from "./pedido-history.queries.ts";
export { despachoFacts, pedidoLines, pedidoSteps, retractoText } from "./pedido-mail-blocks.ts";
export { pedidoBusqueda, pedidoNumero } from "./pedido-numero.ts";
export {
  finalPedidoEstados,
  initialPedidoEstado,
  paidEstados,
  pedidoTransitions,
  sentEstados,
  undeliveredEstados,
} from "./pedido-transitions.ts";
export { pedidosMails } from "./pedidos.mails.ts";
export { pedidoChanged, pedidosMessages } from "./pedidos.messages.ts";
export {
  type DetalleRow,
  insertEvento,
  lockPedido,
  movePedido,
  type PedidoRow,
  selectBought,
  selectDetalles,
  selectPedido,
  selectPedidoFacts,
} from "./pedidos.queries.ts";
export { pedidosRoutes } from "./pedidos.routes.ts";
export {
  getPedido,
  listBoughtWithNombre,
  listPedidos,
  readPedido,
  toDetalle,
} from "./pedidos.service.ts";
export { countWithoutBoleta, listNextToPrepare, readPedidosById } from "./pedidos-list.service.ts";
export {
  hasBought,
  hasPedidoIn,
  movePedidosTo,
  selectBoughtIds,
  selectBuyersAmong,
  selectNotasOf,
  selectOwnPedidoIds,
} from "./pedidos-of-cuenta.queries.ts";
export { readEntregas } from "./read-entregas.service.ts";
export { planRest, planUnits, type ReembolsoPlan, type Units } from "./reembolso/reembolso-plan.ts";
export {
  addDevuelto,
  deleteReembolso,
  insertReembolso,
  markReembolsoDone,
  markReembolsoSent,
  noteReembolsoError,
  type ReembolsoRow,
  selectPendingReembolso,
  selectReembolso,
} from "./reembolso/reembolsos.queries.ts";
export {
  findClosing,
  linesOf,
  type ReembolsoConLineasRow,
  readReembolsos,
} from "./reembolso/reembolsos.service.ts";
export { tellBuyer } from "./tell-buyer.ts";
export { countPedidosByEstado, selectPaidBetween, selectVentasByHour } from "./ventas.queries.ts";
