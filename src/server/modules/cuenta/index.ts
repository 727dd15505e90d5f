export { cuentaRoutes } from "./cuenta.routes.ts";
export { erasePersona, exportPersona } from "./persona.service.ts";
