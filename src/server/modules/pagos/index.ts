export { adoptPayments } from "./adopt-payments.service.ts";
export { closeIntentosForErasure } from "./confirm/close-intentos-for-erasure.service.ts";
export { endDoubt, isPaidEnd } from "./confirm/end-doubt.service.ts";
export {
  finalIntentoEstados,
  initialIntentoEstado,
  intentoTransitions,
} from "./intento-transitions.ts";
export { countIntentos, type Intento, selectIntento } from "./intentos.queries.ts";
export { isOfThisCommerce } from "./of-this-commerce.ts";
export { tellDailySales } from "./owner/tell-owner.service.ts";
export type { PagosCorreos } from "./pagos.correos.ts";
export { pagosMails } from "./pagos.mails.ts";
export { pagosRoutes } from "./pagos.routes.ts";
export { pagosAdminRoutes } from "./pagos-admin.routes.ts";
export { claveOfDevolucion } from "./refund/owed-reembolso.ts";
export {
  type DecidedReembolso,
  decideReembolso,
  lockForReembolso,
  tryReembolso,
} from "./refund/request-reembolso.service.ts";
export { type Asking, askNow } from "./watch/ask-now.service.ts";
export { selectIntentoByOrden, selectIntentosOfPedido } from "./watch/asked-intentos.queries.ts";
export { conciliacionRoutes } from "./watch/conciliacion.routes.ts";
export { runConciliacion } from "./watch/conciliacion.service.ts";
export {
  countOpenDiscrepancias,
  forgetDiscrepanciaNotas,
  selectDiscrepanciaNotasOf,
} from "./watch/discrepancias.queries.ts";
export { listDoubtfulPagos } from "./watch/doubtful-pagos.service.ts";
export { type PagosFigures, readPagosFigures } from "./watch/pagos-figures.queries.ts";
export { countDoubtfulPagos } from "./watch/pagos-in-doubt.queries.ts";
export { reconcile, sweepReservas, tellElsewhere } from "./watch/reconciler.service.ts";
export { warnOfDoubts } from "./watch/warn-of-doubts.service.ts";
