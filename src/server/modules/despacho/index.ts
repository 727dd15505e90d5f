export { despachoRoutes } from "./despacho.routes.ts";
export { readGeneralFacts } from "./general-facts.ts";
export { type Carga, cargaOf, type OfferedWay } from "./quote.ts";
export { countAssumedWeights, readTabla, saveTabla } from "./tabla.service.ts";
export { findWay, quoteKeptWays, quoteWays, type WaysInput } from "./ways.service.ts";
export { toWaysInput } from "./ways-input.ts";
