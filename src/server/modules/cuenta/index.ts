export { cuentaRoutes } from "./cuenta.routes.ts";
