export { conciliacionRoutes } from "./conciliacion.routes.ts";
export { runConciliacion } from "./conciliacion.service.ts";
export { countDiscrepanciasAbiertas } from "./discrepancias.queries.ts";
export {
  finalIntentoEstados,
  initialIntentoEstado,
  intentoTransitions,
} from "./intento-transitions.ts";
export { countIntentos } from "./intentos.queries.ts";
export { pagosMails } from "./pagos.mails.ts";
export { pagosRoutes } from "./pagos.routes.ts";
export { pagosAdminRoutes } from "./pagos-admin.routes.ts";
export { countPagosEnDuda } from "./pagos-en-duda.queries.ts";
export { type PagosFigures, readPagosFigures } from "./pagos-figures.queries.ts";
export { reconcile, sweepReservas } from "./reconciler.service.ts";
export { warnOfDoubts } from "./warn-doubt.service.ts";
