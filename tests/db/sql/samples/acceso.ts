import * as acceso from "#server/modules/acceso/acceso.queries.ts";
import * as administradores from "#server/modules/acceso/administradores/administradores.queries.ts";
import * as invitaciones from "#server/modules/acceso/administradores/invitaciones.queries.ts";
import * as clientes from "#server/modules/acceso/clientes/clientes.queries.ts";
import * as erase from "#server/modules/acceso/erase-usuario.queries.ts";
import * as google from "#server/modules/acceso/google/google.queries.ts";
import * as enlacesInvitado from "#server/modules/acceso/invitado/enlaces-invitado.queries.ts";
import * as invitados from "#server/modules/acceso/invitado/invitados.queries.ts";
import * as tokens from "#server/modules/acceso/mail-tokens.queries.ts";
import * as password from "#server/modules/acceso/password/password.queries.ts";
import * as enlaces from "#server/modules/acceso/registro/enlaces-registro.queries.ts";
import * as registroUsuario from "#server/modules/acceso/registro/registro-usuario.queries.ts";
import * as registros from "#server/modules/acceso/registro/registros.queries.ts";
import * as sesiones from "#server/modules/acceso/session/sesiones.queries.ts";
import { now } from "../seed/values.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const email = "persona-12@ejemplo.cl";
const newEmail = "nueva@ejemplo.cl";
const everyone = { words: [], emails: [] };
const found = { words: ["persona-12", "rosa"], emails: [email] };
const own = { usuario_id: 12, sesion_version: 1 };
const sesion = { sesion_id: 12 };
const since = now - 1_000_000;
const enlace = { proposito: "verificacion", hash: "enlace-12", now } as const;
const token = { proposito: "verificacion", hash: "hash-12", now } as const;

export const accesoSamples: SamplesByFile = {
  "modules/acceso/acceso.queries.ts": {
    findUsuarioByEmail: (tx) => acceso.findUsuarioByEmail(tx, email),
    findUsuarioById: (tx) => acceso.findUsuarioById(tx, 12),
    selectNombres: (tx) => acceso.selectNombres(tx, [1, 2, 3]),
    lockUsuarioRow: (tx) => acceso.lockUsuarioRow(tx, 12),
    findCuenta: (tx) => acceso.findCuenta(tx, 12),
    insertUsuario: (tx) =>
      acceso.insertUsuario(tx, {
        nombre: "Camila",
        email: newEmail,
        password_hash: "hash",
        email_verificado_en: null,
        now,
      }),
    countAdmins: (tx) => acceso.countAdmins(tx),
    upsertAdmin: (tx) =>
      acceso.upsertAdmin(tx, { nombre: "Rosa", email, password_hash: "hash", now }),
    replacePasswordHash: (tx) =>
      acceso.replacePasswordHash(tx, { usuario_id: 12, from: "hash", to: "otro" }),
    raiseSessionVersion: (tx) => acceso.raiseSessionVersion(tx, 12),
    markVerified: (tx) => acceso.markVerified(tx, { usuario_id: 50, now }),
    updateNombre: (tx) => acceso.updateNombre(tx, { ...own, nombre: "Otra" }),
  } satisfies Samples<typeof acceso>,
  "modules/acceso/clientes/clientes.queries.ts": {
    selectClientes: {
      all: (tx) => clientes.selectClientes(tx, { filter: everyone, limit: 25, offset: 0 }),
      found: (tx) => clientes.selectClientes(tx, { filter: found, limit: 25, offset: 0 }),
    },
    countClientes: {
      all: (tx) => clientes.countClientes(tx, everyone),
      found: (tx) => clientes.countClientes(tx, found),
    },
    findClienteEmail: (tx) => clientes.findClienteEmail(tx, 12),
    selectInvitadosAmong: (tx) => clientes.selectInvitadosAmong(tx, [email, newEmail]),
  } satisfies Samples<typeof clientes>,
  "modules/acceso/erase-usuario.queries.ts": {
    lockAdmins: (tx) => erase.lockAdmins(tx),
    lockOwnUsuario: (tx) => erase.lockOwnUsuario(tx, own),
    blankUsuario: (tx) => erase.blankUsuario(tx, { usuario_id: 12, now }),
  } satisfies Samples<typeof erase>,
  "modules/acceso/invitado/invitados.queries.ts": {
    lockInvitado: (tx) => invitados.lockInvitado(tx, { clave: "invitado-1", email: newEmail, now }),
    selectInvitadosOf: (tx) => invitados.selectInvitadosOf(tx, email),
    isInvitado: (tx) => invitados.isInvitado(tx, 12),
    deleteInvitados: (tx) => invitados.deleteInvitados(tx, [12]),
  } satisfies Samples<typeof invitados>,
  "modules/acceso/invitado/enlaces-invitado.queries.ts": {
    insertEnlaceInvitado: (tx) =>
      enlacesInvitado.insertEnlaceInvitado(tx, {
        hash: "nuevo",
        email,
        creado_en: now,
        expira_en: now,
      }),
    findEmailOfEnlace: (tx) => enlacesInvitado.findEmailOfEnlace(tx, { hash: "enlace-12", now }),
    deleteEnlacesInvitado: (tx) => enlacesInvitado.deleteEnlacesInvitado(tx, email),
    deleteEnlacesInvitadoBefore: (tx) => enlacesInvitado.deleteEnlacesInvitadoBefore(tx, 1),
  } satisfies Samples<typeof enlacesInvitado>,
  "modules/acceso/google/google.queries.ts": {
    findUsuarioByGoogleSub: (tx) => google.findUsuarioByGoogleSub(tx, "google-10"),
    findLinkableUsuario: (tx) => google.findLinkableUsuario(tx, email),
    insertGoogleUsuario: (tx) =>
      google.insertGoogleUsuario(tx, {
        nombre: "Camila",
        email: newEmail,
        google_sub: "google-nueva",
        now,
      }),
    linkGoogle: (tx) => google.linkGoogle(tx, { id: 12, sub: "google-12", nombre: "Camila" }),
  } satisfies Samples<typeof google>,
  "modules/acceso/mail-tokens.queries.ts": {
    insertToken: (tx) =>
      tokens.insertToken(tx, {
        usuario_id: 12,
        proposito: "recuperacion",
        hash: "hash-nuevo",
        creado_en: now,
        expira_en: now,
      }),
    findLiveToken: (tx) => tokens.findLiveToken(tx, token),
    consumeToken: (tx) => tokens.consumeToken(tx, token),
    deleteTokensOf: (tx) => tokens.deleteTokensOf(tx, 12),
    deleteTokensBefore: (tx) => tokens.deleteTokensBefore(tx, 1),
  } satisfies Samples<typeof tokens>,
  "modules/acceso/password/password.queries.ts": {
    setPassword: (tx) => password.setPassword(tx, { usuario_id: 12, password_hash: "otro" }),
    changePassword: (tx) => password.changePassword(tx, { ...own, password_hash: "otro" }),
  } satisfies Samples<typeof password>,
  "modules/acceso/administradores/administradores.queries.ts": {
    selectAdmins: (tx) => administradores.selectAdmins(tx),
    moveRol: (tx) => administradores.moveRol(tx, { usuario_id: 12, rol: "admin" }),
    moveActivo: (tx) => administradores.moveActivo(tx, { usuario_id: 12, activo: 0 }),
    findUsuarioRow: (tx) => administradores.findUsuarioRow(tx, 12),
    lockUsuarioByEmail: (tx) => administradores.lockUsuarioByEmail(tx, email),
  } satisfies Samples<typeof administradores>,
  "modules/acceso/administradores/invitaciones.queries.ts": {
    replaceInvitacion: (tx) =>
      invitaciones.replaceInvitacion(tx, { email, invitada_por: 1, expira_en: now, now }),
    selectInvitaciones: (tx) => invitaciones.selectInvitaciones(tx, now),
    setInvitacionHash: (tx) => invitaciones.setInvitacionHash(tx, { id: 1, hash: "hash", now }),
    findInvitacionEmail: (tx) => invitaciones.findInvitacionEmail(tx, 1),
    findLiveInvitacion: (tx) => invitaciones.findLiveInvitacion(tx, { hash: "hash", now }),
    deleteInvitacion: (tx) => invitaciones.deleteInvitacion(tx, 1),
    deleteInvitacionesBy: (tx) => invitaciones.deleteInvitacionesBy(tx, 1),
    deleteInvitacionTo: (tx) => invitaciones.deleteInvitacionTo(tx, email),
    deleteInvitacionesBefore: (tx) => invitaciones.deleteInvitacionesBefore(tx, 1),
  } satisfies Samples<typeof invitaciones>,
  "modules/acceso/session/sesiones.queries.ts": {
    insertSesion: (tx) =>
      sesiones.insertSesion(tx, {
        ...own,
        dispositivo: "Firefox en Windows",
        red: "190.22.x.x",
        vence_en: now,
        now,
      }),
    findSesion: (tx) => sesiones.findSesion(tx, { ...own, ...sesion }),
    markSesionUsed: (tx) => sesiones.markSesionUsed(tx, { ...sesion, usedBefore: now, now }),
    prolongSesion: (tx) => sesiones.prolongSesion(tx, { ...own, ...sesion, vence_en: now }),
    moveSesionToVersion: (tx) => sesiones.moveSesionToVersion(tx, { ...own, ...sesion }),
    selectSesionesOf: (tx) => sesiones.selectSesionesOf(tx, { ...own, now }),
    deleteSesion: (tx) => sesiones.deleteSesion(tx, { ...own, ...sesion }),
    deleteOtherSesiones: (tx) => sesiones.deleteOtherSesiones(tx, { ...own, ...sesion }),
    deleteSesionesOf: (tx) => sesiones.deleteSesionesOf(tx, 12),
    deleteSesionesBefore: (tx) => sesiones.deleteSesionesBefore(tx, 1),
  } satisfies Samples<typeof sesiones>,
  "modules/acceso/registro/registros.queries.ts": {
    upsertRegistro: (tx) =>
      registros.upsertRegistro(tx, {
        email,
        nombre: "Camila",
        password_hash: "hash",
        navegador: "",
        now,
      }),
    findRegistros: (tx) => registros.findRegistros(tx, { email, since }),
    lockRegistros: (tx) => registros.lockRegistros(tx, { email, since }),
    deleteRegistro: (tx) => registros.deleteRegistro(tx, 12),
    deleteRegistrosOf: (tx) => registros.deleteRegistrosOf(tx, email),
    deleteOldRegistros: (tx) => registros.deleteOldRegistros(tx, { before: 1, limit: 500 }),
  } satisfies Samples<typeof registros>,
  "modules/acceso/registro/enlaces-registro.queries.ts": {
    insertEnlace: (tx) =>
      enlaces.insertEnlace(tx, {
        hash: "enlace-nuevo",
        email,
        registro_id: 12,
        proposito: "verificacion",
        creado_en: now,
        expira_en: now,
      }),
    findLiveEnlace: (tx) => enlaces.findLiveEnlace(tx, enlace),
    consumeEnlace: (tx) => enlaces.consumeEnlace(tx, enlace),
    markEnlaceUsed: (tx) => enlaces.markEnlaceUsed(tx, enlace),
    keepEnlacesOf: (tx) => enlaces.keepEnlacesOf(tx, { ...enlace, email, registro_id: 12 }),
    deleteEnlacesOfRegistro: (tx) =>
      enlaces.deleteEnlacesOfRegistro(tx, { email, registro_id: 12 }),
    deleteEnlacesOf: (tx) => enlaces.deleteEnlacesOf(tx, email),
    deleteEnlacesBefore: (tx) => enlaces.deleteEnlacesBefore(tx, 1),
  } satisfies Samples<typeof enlaces>,
  "modules/acceso/registro/registro-usuario.queries.ts": {
    claimWithoutEntry: (tx) =>
      registroUsuario.claimWithoutEntry(tx, { id: 12, nombre: "Camila", password_hash: "hash" }),
    deleteWithoutEntry: (tx) => registroUsuario.deleteWithoutEntry(tx, 12),
  } satisfies Samples<typeof registroUsuario>,
};
