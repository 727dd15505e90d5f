import * as archivos from "#server/archivos/archivos.queries.ts";
import * as audit from "#server/audit/audit.queries.ts";
import type { SecurityEvent } from "#server/audit/security-event.ts";
import * as securityEvents from "#server/audit/security-events.queries.ts";
import * as tareas from "#server/jobs/tareas.queries.ts";
import * as known from "#server/limits/known-access.queries.ts";
import * as limits from "#server/limits/limits.queries.ts";
import * as kept from "#server/outbox/kept-correos.queries.ts";
import * as outbox from "#server/outbox/outbox.queries.ts";
import * as unsent from "#server/outbox/unsent-correos.queries.ts";
import { now } from "../seed/values.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const act: audit.Act = {
  actor: { usuario_id: 1, nombre: "Rosa", solicitud: "solicitud" },
  accion: "Cambió el producto",
  entidad: "producto",
  entidad_id: 12,
  antes: null,
  despues: null,
  now,
};
const securityContext = {
  config: { jwtSecret: "secreto" },
  clock: { now: () => now },
  countSecurityEvent: () => {},
} as unknown as securityEvents.SecurityContext;
const event: SecurityEvent = {
  tipo: "ingreso",
  resultado: "ok",
  usuario_id: 12,
  email: "persona-12@ejemplo.cl",
  call: { origin: { address: "203.0.113.9" }, solicitud: "solicitud" },
};
const para = "persona-12@ejemplo.cl";
type Correos = Record<"pedido_pagado" | "venta" | "verificacion" | "recuperacion", object>;
const clave = "login:email:12";
const correo = "correo-12";

export const platformSamples: SamplesByFile = {
  "archivos/archivos.queries.ts": {
    insertArchivo: (tx) =>
      archivos.insertArchivo(tx, {
        ...{ clave: "abc", nombre: "pudu.stl", tipo: "stl", bytes: 684, now },
      }),
    selectArchivos: {
      some: (tx) => archivos.selectArchivos(tx, [12, 13]),
      none: (tx) => archivos.selectArchivos(tx, []),
    },
    lockArchivos: {
      some: (tx) => archivos.lockArchivos(tx, [12, 13]),
      none: (tx) => archivos.lockArchivos(tx, []),
    },
    retireArchivos: {
      some: (tx) => archivos.retireArchivos(tx, [12, 13]),
      none: (tx) => archivos.retireArchivos(tx, []),
    },
    selectKept: (tx) => archivos.selectKept(tx, { after: 12, limit: 500 }),
    selectRetired: (tx) => archivos.selectRetired(tx, 100),
    deleteRetired: (tx) => archivos.deleteRetired(tx, [12, 13]),
    selectKnownClaves: {
      some: (tx) => archivos.selectKnownClaves(tx, ["archivo-12", "archivo-13"]),
      none: (tx) => archivos.selectKnownClaves(tx, []),
    },
  } satisfies Samples<typeof archivos>,
  "audit/audit.queries.ts": {
    recordAct: (tx) => audit.recordAct(tx, act),
    recordActs: (tx) => audit.recordActs(tx, [act, act]),
    selectActs: {
      all: (tx) => audit.selectActs(tx, {}),
      entidad: (tx) => audit.selectActs(tx, { entidad: "producto" }),
      "one row": (tx) => audit.selectActs(tx, { entidad: "producto", entidad_id: 12 }),
    },
    selectLastActs: (tx) =>
      audit.selectLastActs(tx, { entidad: "producto", desde: 2_001, hasta: 4_000 }),
  } satisfies Samples<typeof audit>,
  "audit/security-events.queries.ts": {
    recordSecurityEvent: (tx) => securityEvents.recordSecurityEvent(tx, securityContext, event),
    selectSecurityEvents: {
      all: (tx) => securityEvents.selectSecurityEvents(tx, {}),
      "of one kind": (tx) => securityEvents.selectSecurityEvents(tx, { tipo: "ingreso" }),
    },
    deleteSecurityEventsBefore: (tx) =>
      securityEvents.deleteSecurityEventsBefore(tx, { before: 1, limit: 200 }),
    selectSecurityEventsOf: (tx) =>
      securityEvents.selectSecurityEventsOf(tx, { usuarioId: 12, limit: 1_000 }),
  } satisfies Samples<typeof securityEvents>,
  "limits/known-access.queries.ts": {
    hasKnownAccess: (tx) => known.hasKnownAccess(tx, { correo, rasgos: ["red-12", "otra"], now }),
    upsertKnownAccesses: (tx) =>
      known.upsertKnownAccesses(tx, { correo, rasgos: ["red-12", "nueva"], vence_en: now }),
    deleteKnownAccessesOf: (tx) => known.deleteKnownAccessesOf(tx, correo),
    deleteKnownAccessesBefore: (tx) => known.deleteKnownAccessesBefore(tx, 1),
  } satisfies Samples<typeof known>,
  "limits/limits.queries.ts": {
    holdTries: (tx) => limits.holdTries(tx, clave),
    updateTries: (tx) => limits.updateTries(tx, clave, { cuenta: 2, vence_en: now }),
    deleteTries: (tx) => limits.deleteTries(tx, [clave]),
    deleteTriesUnder: (tx) => limits.deleteTriesUnder(tx, "login:email:12"),
    giveTryBack: (tx) => limits.giveTryBack(tx, clave),
    deleteTriesBefore: (tx) => limits.deleteTriesBefore(tx, 1),
  } satisfies Samples<typeof limits>,
  "jobs/tareas.queries.ts": {
    claimTarea: (tx) => tareas.claimTarea(tx, { nombre: "conservacion", leaseUntil: now, now }),
    finishTarea: (tx) => tareas.finishTarea(tx, { nombre: "conservacion", now }),
  } satisfies Samples<typeof tareas>,
  "outbox/unsent-correos.queries.ts": {
    selectCorreo: (tx) => unsent.selectCorreo(tx, 12),
    selectParkedCorreos: (tx) => unsent.selectParkedCorreos(tx, 200),
    selectWaitingCorreos: (tx) => unsent.selectWaitingCorreos(tx, 200),
    resumeParked: {
      one: (tx) => unsent.resumeParked(tx, { id: 12, now }),
      all: (tx) => unsent.resumeParked(tx, { id: null, now }),
    },
    hastenCorreo: (tx) => unsent.hastenCorreo(tx, { id: 12, now, leaseUntil: now }),
  } satisfies Samples<typeof unsent>,
  "outbox/kept-correos.queries.ts": {
    forgetAddress: (tx) =>
      kept.forgetAddress(tx, {
        para,
        usuario_id: 12,
        except: ["mensaje_recibido"],
        owed: ["peticion_respondida"],
      }),
    deleteDroppedBefore: (tx) =>
      kept.deleteDroppedBefore<Correos>(tx, { plantillas: ["recuperacion"], before: 1 }),
    deleteCorreosBefore: (tx) => kept.deleteCorreosBefore(tx, { before: 1, limit: 200 }),
    selectCorreosTo: (tx) => kept.selectCorreosTo(tx, { para, limit: 1_000 }),
    parkWaitingCorreos: (tx) => kept.parkWaitingCorreos(tx),
  } satisfies Samples<typeof kept>,
  "outbox/outbox.queries.ts": {
    enqueueCorreo: (tx) =>
      outbox.enqueueCorreo<Correos>(
        tx,
        { clave: "pedido_pagado:nuevo", plantilla: "pedido_pagado", para, datos: {}, now },
        { clave: "venta:nueva", plantilla: "venta", para, datos: {}, now },
      ),
    supersedeCorreos: (tx) =>
      outbox.supersedeCorreos<Correos>(tx, { para, plantilla: "verificacion" }),
    selectSentAt: (tx) => outbox.selectSentAt(tx, ["clave-7", "clave-8"]),
    claimCorreo: (tx) => outbox.claimCorreo(tx, { now, leaseUntil: now }),
    markCorreo: {
      kept: (tx) => outbox.markCorreo(tx, { id: 1, estado: "enviado", isForgotten: false, now }),
      forgotten: (tx) =>
        outbox.markCorreo(tx, { id: 1, estado: "enviado", isForgotten: true, now }),
    },
    postponeCorreo: (tx) =>
      outbox.postponeCorreo(tx, {
        id: 1,
        intentos: 1,
        proximo_en: now,
        error: "EDNS",
        isServerAway: false,
      }),
    readOutboxFigures: (tx) => outbox.readOutboxFigures(tx),
  } satisfies Samples<typeof outbox>,
};
