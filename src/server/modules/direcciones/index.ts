export { deleteDireccionesOf, findDireccionOf } from "./direcciones.queries.ts";
export { direccionesRoutes } from "./direcciones.routes.ts";
export { createDireccion, listDirecciones } from "./direcciones.service.ts";
