export { countIntentos } from "./intentos.queries.ts";
export { pagosMails } from "./pagos.mails.ts";
export { pagosRoutes } from "./pagos.routes.ts";
export { reconcile, sweepReservas } from "./reconciler.service.ts";
