export { countLowFilamentos } from "./filamentos/filamentos.service.ts";
export { leaveWorkshop, readUnchecked } from "./leave-workshop.service.ts";
export { withPiezas } from "./piezas.service.ts";
export { countEnRiesgo } from "./plazos/capacidad.service.ts";
export type { PromisedLine } from "./plazos/line-works.service.ts";
export { promiseWork } from "./plazos/promise-work.service.ts";
export { sweepEsperas } from "./plazos/sweep-esperas.service.ts";
export { tallerRoutes, tallerUploadChecks } from "./taller.routes.ts";
export { deleteFotosBefore as deleteTrabajoFotosBefore } from "./trabajo-fotos.queries.ts";
export { eraseTrabajoFotosOf, withFotos } from "./trabajo-fotos.service.ts";
export {
  finalTrabajoEstados,
  initialTrabajoEstado,
  trabajoTransitions,
} from "./trabajo-transitions.ts";
export { countUncheckedPrints } from "./trabajos.queries.ts";
export {
  closeTrabajos,
  createTrabajos,
  pauseTrabajos,
  repeatTrabajos,
  resumeTrabajos,
  settleTrabajos,
} from "./trabajos.service.ts";
