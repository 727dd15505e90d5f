export { createVerifiedUsuario, ensureAdmin, hasAdmin } from "./alta.service.ts";
export { cuentasMails } from "./cuentas.mails.ts";
export { findSessionUsuario, findUsuarioByEmail, lockUsuario } from "./cuentas.queries.ts";
export { cuentasRoutes } from "./cuentas.routes.ts";
export { readSessionToken, signSessionToken } from "./session-token.ts";
