export { contactoMails } from "./contacto.mails.ts";
export { contactoRoutes } from "./contacto.routes.ts";
