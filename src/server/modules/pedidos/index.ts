export { cuentaRoutes } from "./cuenta.routes.ts";
export { eraseCuenta } from "./cuenta.service.ts";
export { opinarRoutes } from "./opinar.routes.ts";
export { paidEstados } from "./pedido-transitions.ts";
export {
  insertPedido,
  movePedido,
  selectDetalles,
  selectPayableByHuella,
  selectPedido,
} from "./pedidos.queries.ts";
export { pedidosRoutes } from "./pedidos.routes.ts";
export { pedidoNumero } from "./pedidos.service.ts";
export { countPedidosByEstado, selectVentasByHour } from "./ventas.queries.ts";
