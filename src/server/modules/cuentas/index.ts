export { createVerifiedUsuario, ensureAdmin, hasAdmin } from "./alta.service.ts";
export { cuentasMails } from "./cuentas.mails.ts";
export { cuentasMessages } from "./cuentas.messages.ts";
export {
  findCuenta,
  findSessionUsuario,
  findUsuarioByEmail,
  holdUsuario,
} from "./cuentas.queries.ts";
export { cuentasRoutes } from "./cuentas.routes.ts";
export { lockUsuario } from "./cuentas.service.ts";
export { anonymousOf, eraseUsuario, holdForErasure, isAnonymous } from "./erase-usuario.service.ts";
export { googleRoutes } from "./google.routes.ts";
export { proveIdentity } from "./identity.service.ts";
export { profileRoutes } from "./profile.routes.ts";
export { pruneCuentas } from "./prune.service.ts";
export { recuperacionRoutes } from "./recuperacion.routes.ts";
export { readSessionToken, sessionEnd, signSessionToken } from "./session-token.ts";
