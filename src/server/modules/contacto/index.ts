export type { ContactoCorreos } from "./contacto.correos.ts";
export { contactoMails } from "./contacto.mails.ts";
export { contactoRoutes, contactoUploadChecks } from "./contacto.routes.ts";
export { shopInbox } from "./contacto.service.ts";
export { countNewMensajes, findMensajeEmail } from "./mensajes.queries.ts";
export { mensajesRoutes } from "./mensajes.routes.ts";
export {
  deleteMensajesBefore,
  deleteMensajesFrom,
  selectMensajesFrom,
} from "./mensajes-of-cuenta.queries.ts";
