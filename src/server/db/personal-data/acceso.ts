import type { Schema } from "../schema/schema.ts";
import {
  anonymousEmail,
  anonymousNombre,
  blank,
  type Columns,
  gone,
  none,
  personal,
  secret,
  waiting,
} from "./personal-column.ts";

/** Accounts, their sessions and second factors. */
export const personalAcceso = {
  usuarios: {
    ...none("id", "rol", "activo", "borrado_en", "sesion_version", "creado_en"),
    nombre: personal("cuenta", blank(anonymousNombre), "nombre"),
    email: personal("cuenta", blank(anonymousEmail), "email"),
    password_hash: personal("cuenta", blank(null), secret),
    email_verificado_en: personal("cuenta", blank(null), "email_verificado_en"),
    google_sub: personal("cuenta", blank(null), "google_sub"),
  },
  tokens_correo: {
    ...none("id", "usuario_id", "proposito", "creado_en", "expira_en", "usado_en"),
    hash: personal("token", gone, secret),
  },
  registros: {
    ...none("id", "creado_en"),
    email: personal("cuenta", gone, waiting),
    nombre: personal("cuenta", gone, waiting),
    password_hash: personal("cuenta", gone, secret),
    navegador: personal("cuenta", gone, secret),
  },
  enlaces_registro: {
    ...none("registro_id", "proposito", "creado_en", "expira_en", "usado_en"),
    hash: personal("token", gone, secret),
    email: personal("token", gone, waiting),
  },
  sesiones: {
    ...none("id", "usuario_id", "sesion_version", "probada_en", "vence_en"),
    dispositivo: personal("sesion", gone, "sesiones.dispositivo"),
    red: personal("sesion", gone, "sesiones.red"),
    iniciada_en: personal("sesion", gone, "sesiones.iniciada_en"),
    usada_en: personal("sesion", gone, "sesiones.usada_en"),
  },
  factor_codigos: {
    ...none("usuario_id", "ultimo_paso", "creado_en", "activado_en"),
    secreto: personal("factor", gone, secret),
  },
  factor_passkeys: {
    ...none("id", "usuario_id", "contador", "transportes", "creado_en", "usado_en"),
    credencial: personal("factor", gone, secret),
    clave_publica: personal("factor", gone, secret),
    nombre: personal("factor", gone, "passkeys.nombre"),
  },
  factor_respaldos: {
    ...none("id", "usuario_id", "creado_en", "usado_en"),
    hash: personal("factor", gone, secret),
  },
  factor_retos: {
    ...none("id", "usuario_id", "proposito", "sesion_version", "creado_en", "expira_en"),
    ...none("usado_en"),
    hash: personal("factor", gone, secret),
  },
  invitaciones: {
    ...none("id", "invitada_por", "creado_en", "expira_en"),
    email: personal("token", gone, "email"),
    hash: personal("token", gone, secret),
  },
  invitados: {
    ...none("usuario_id", "creado_en"),
    email: personal("pedido", gone, "email"),
  },
  enlaces_invitado: {
    ...none("creado_en", "expira_en"),
    hash: personal("token", gone, secret),
    email: personal("token", gone, "email"),
  },
} satisfies { readonly [T in keyof Schema]?: Columns<Schema[T]> };
