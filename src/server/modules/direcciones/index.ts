export { findDireccionOf } from "./direcciones.queries.ts";
export { direccionesRoutes } from "./direcciones.routes.ts";
export { createDireccion } from "./direcciones.service.ts";
