export { accesoMails } from "./acceso.mails.ts";
export { accesoMessages } from "./acceso.messages.ts";
export {
  findCuenta,
  findSessionUsuario,
  findUsuarioByEmail,
  holdUsuario,
} from "./acceso.queries.ts";
export { accesoRoutes } from "./acceso.routes.ts";
export { lockUsuario } from "./acceso.service.ts";
export { anonymousOf, eraseUsuario, holdForErasure, isAnonymous } from "./erase-usuario.service.ts";
export { googleRoutes } from "./google.routes.ts";
export { proveIdentity } from "./identity.service.ts";
export { profileRoutes } from "./profile.routes.ts";
export { pruneAcceso } from "./prune.service.ts";
export { recuperacionRoutes } from "./recovery.routes.ts";
export { createVerifiedUsuario, ensureAdmin, hasAdmin } from "./register.service.ts";
export { readSessionToken, sessionEnd, signSessionToken } from "./session-token.ts";
