export { erasePeticionesFrom, isHeldBack, listBloqueos } from "./bloqueos.service.ts";
export { brechasRoutes } from "./brechas/brechas.routes.ts";
export { peticionesRoutes } from "./peticiones.routes.ts";
export { countPeticionesDue, findPeticionEmail, notePeticionesSent } from "./peticiones.service.ts";
export {
  forgetPeticionesBefore,
  selectPeticionesFrom,
} from "./peticiones-of-correo.queries.ts";
export type { PrivacidadCorreos } from "./privacidad.correos.ts";
export { privacidadMails } from "./privacidad.mails.ts";
