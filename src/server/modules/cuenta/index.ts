export { clientesRoutes } from "./clientes/clientes.routes.ts";
export { cuentaMails } from "./cuenta.mails.ts";
export { cuentaRoutes } from "./cuenta.routes.ts";
export { invitadoRoutes } from "./invitado/invitado.routes.ts";
export { type ExportedPersona, erasePersona, exportPersona } from "./persona.service.ts";
