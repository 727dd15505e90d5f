export { ajustesRoutes } from "./ajustes.routes.ts";
export { readTienda } from "./ajustes.service.ts";
