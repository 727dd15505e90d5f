export { countOpinionesToAnswer } from "./opiniones.queries.ts";
export { opinionesRoutes } from "./opiniones.routes.ts";
export { anonymizeOpiniones, writeOpinion } from "./opiniones.service.ts";
export { selectOpinionesOf } from "./opiniones-of-cuenta.queries.ts";
