export { deleteDireccionesOf, findDireccionOf } from "./direcciones.queries.ts";
export { direccionesRoutes } from "./direcciones.routes.ts";
export { createDireccion, listDirecciones, toFields } from "./direcciones.service.ts";
