export { despachoRoutes } from "./despacho.routes.ts";
export { readGeneralFacts } from "./general-facts.ts";
export { type Carga, cargaOf, type OfferedWay } from "./quote.ts";
export { countAssumedWeights, readTabla, saveTabla } from "./tabla.service.ts";
export { findWay, quoteWays, type WaysInput } from "./ways.service.ts";
