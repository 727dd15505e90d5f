export { accesoMails } from "./acceso.mails.ts";
export {
  findCuenta,
  findSessionUsuario,
  findUsuarioByEmail,
  lockUsuarioRow,
  updateNombre,
} from "./acceso.queries.ts";
export { accesoRoutes } from "./acceso.routes.ts";
export { lockActiveUsuario } from "./acceso.service.ts";
export { anonymousOf, eraseUsuario, isAnonymous, lockForErasure } from "./erase-usuario.service.ts";
export { ensureAdmin, hasAdmin } from "./first-admin.service.ts";
export { googleRoutes } from "./google/google.routes.ts";
export { recoveryRoutes } from "./password/recovery.routes.ts";
export { pruneTokensAndCorreos } from "./prune-tokens.service.ts";
export { proveIdentity } from "./session/identity.service.ts";
export { sessionRoutes } from "./session/session.routes.ts";
export {
  continueSession,
  readSessionToken,
  sessionEnd,
  signSessionToken,
} from "./session/session-token.ts";
