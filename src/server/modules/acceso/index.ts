export { forgottenCorreos } from "./acceso.correos.ts";
export { accesoMails } from "./acceso.mails.ts";
export {
  findCuenta,
  findUsuarioByEmail,
  lockUsuarioRow,
  selectNombres,
  updateNombre,
} from "./acceso.queries.ts";
export { accesoRoutes } from "./acceso.routes.ts";
export { lockActiveUsuario } from "./acceso.service.ts";
export { administradoresRoutes } from "./administradores/administradores.routes.ts";
export { addAdmin, readEquipo, removeAdmin } from "./administradores/administradores.service.ts";
export { tellAjustes } from "./administradores/equipo-mails.service.ts";
export { invitacionesRoutes } from "./administradores/invitaciones.routes.ts";
export { inviteAdmin } from "./administradores/invitaciones.service.ts";
export { usuariosRoutes } from "./administradores/usuarios.routes.ts";
export {
  endSesionesOf,
  findPerson,
  findUsuario,
  setActivo,
} from "./administradores/usuarios.service.ts";
export {
  countClientes,
  findClienteEmail,
  selectClientes,
  selectInvitadosAmong,
} from "./clientes/clientes.queries.ts";
export {
  type ErasedPerson,
  eraseUsuario,
  isAnonymous,
  lockForErasure,
} from "./erase-usuario.service.ts";
export { factorRoutes } from "./factor/factor.routes.ts";
export { hasPendingFactor } from "./factor/factors.service.ts";
export { listPasskeys } from "./factor/passkeys.queries.ts";
export { isProofAsked } from "./factor/proof.service.ts";
export { takeFactorsAway } from "./factor/remove-factors.service.ts";
export { ensureAdmin, hasAdmin } from "./first-admin.service.ts";
export { googleRoutes } from "./google/google.routes.ts";
export { findEmailOfEnlace, insertEnlaceInvitado } from "./invitado/enlaces-invitado.queries.ts";
export {
  deleteInvitados,
  isInvitado,
  selectInvitadosOf,
} from "./invitado/invitados.queries.ts";
export { eraseInvitadoRows, openInvitado } from "./invitado/invitados.service.ts";
export { hashOneTimeToken, newOneTimeToken } from "./one-time-token.ts";
export { recoveryRoutes } from "./password/recovery.routes.ts";
export { pruneTokensAndCorreos } from "./prune-tokens.service.ts";
export { registroRoutes } from "./registro/registro.routes.ts";
export { pruneRegistros } from "./registro/waiting-registros.service.ts";
export { proveIdentity } from "./session/identity.service.ts";
export { findLiveSession } from "./session/live-session.service.ts";
export { continueSession, openSession } from "./session/open-session.service.ts";
export { pruneSesiones } from "./session/prune-sesiones.service.ts";
export { selectSesionesOf } from "./session/sesiones.queries.ts";
export { sesionesRoutes } from "./session/sesiones.routes.ts";
export { sessionRoutes } from "./session/session.routes.ts";
