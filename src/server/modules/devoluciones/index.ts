export {
  devolucionTransitions,
  finalDevolucionEstados,
  initialDevolucionEstado,
} from "./devolucion-transitions.ts";
export type { DevolucionesCorreos } from "./devoluciones.correos.ts";
export { devolucionesMails } from "./devoluciones.mails.ts";
export { devolucionesRoutes, devolucionesUploadChecks } from "./devoluciones.routes.ts";
export { forgetDevolucionesBefore } from "./devoluciones-of-cuenta.queries.ts";
export { eraseDevolucionesOf, listDevolucionesOf } from "./devoluciones-of-cuenta.service.ts";
export { countOpenDevoluciones } from "./read-devoluciones.service.ts";
