export { despachoRoutes } from "./despacho.routes.ts";
export { type Carga, cargaOf, type OfferedWay } from "./quote.ts";
export { readTabla, saveTabla } from "./tabla.service.ts";
export { findWay, quoteWays, type WaysInput } from "./ways.service.ts";
