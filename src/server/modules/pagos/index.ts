export { countIntentos } from "./intentos.queries.ts";
export { pagosMails } from "./pagos.mails.ts";
export { pagosRoutes } from "./pagos.routes.ts";
export { pagosAdminRoutes } from "./pagos-admin.routes.ts";
export { countPagosEnDuda } from "./pagos-en-duda.queries.ts";
export { reconcile, sweepReservas } from "./reconciler.service.ts";
