export { auditoriaRoutes } from "./auditoria.routes.ts";
