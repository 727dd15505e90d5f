export { hasTerminos } from "./terminos.queries.ts";
export { terminosRoutes } from "./terminos.routes.ts";
export { currentTerminos, readTerminos, showCurrentTerminos } from "./terminos.service.ts";
