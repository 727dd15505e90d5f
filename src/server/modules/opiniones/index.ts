export { opinionesMessages } from "./opiniones.messages.ts";
export { countOpinionesSinRespuesta } from "./opiniones.queries.ts";
export { opinionesRoutes } from "./opiniones.routes.ts";
export { saveOpinion } from "./opiniones.service.ts";
