export { avisosMails } from "./avisos.mails.ts";
export { deleteAvisosBefore, deleteAvisosTo, selectAvisosTo } from "./avisos.queries.ts";
export { avisosRoutes } from "./avisos.routes.ts";
export { sweepAvisos } from "./avisos.service.ts";
