export { accesoMails } from "./acceso.mails.ts";
export {
  findCuenta,
  findSessionUsuario,
  findUsuarioByEmail,
  holdUsuario,
  updateNombre,
} from "./acceso.queries.ts";
export { accesoRoutes } from "./acceso.routes.ts";
export { lockUsuario } from "./acceso.service.ts";
export { anonymousOf, eraseUsuario, holdForErasure, isAnonymous } from "./erase-usuario.service.ts";
export { ensureAdmin, hasAdmin } from "./first-admin.service.ts";
export { googleRoutes } from "./google/google.routes.ts";
export { recoveryRoutes } from "./password/recovery.routes.ts";
export { pruneAcceso } from "./prune.service.ts";
export { proveIdentity } from "./session/identity.service.ts";
export { sessionRoutes } from "./session/session.routes.ts";
export {
  continueSession,
  readSessionToken,
  sessionEnd,
  signSessionToken,
} from "./session/session-token.ts";
