export { administracionRoutes } from "./administracion.routes.ts";
