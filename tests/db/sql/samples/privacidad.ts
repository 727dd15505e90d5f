import * as bloqueos from "#server/modules/privacidad/bloqueos.queries.ts";
import * as brechas from "#server/modules/privacidad/brechas/brechas.queries.ts";
import * as peticiones from "#server/modules/privacidad/peticiones.queries.ts";
import * as ofCorreo from "#server/modules/privacidad/peticiones-of-correo.queries.ts";
import { now } from "../seed/values.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const email = "persona-12@ejemplo.cl";
const open = ["abierta"] as const;
const answered = ["aceptada", "rechazada"] as const;
const page = { limit: 25, offset: 0 };

const brecha = {
  conocida_el: "2026-12-01",
  naturaleza: "Se perdió una copia",
  efectos: "Ninguno",
  datos: "Correos",
  personas: 12,
  medidas: "Claves nuevas",
  agencia_el: null,
  personas_el: null,
  version: 1,
  creado_en: now,
};

export const privacidadSamples: SamplesByFile = {
  "modules/privacidad/bloqueos.queries.ts": {
    selectBloqueos: (tx) => bloqueos.selectBloqueos(tx, 5_000),
    selectVigenteIds: (tx) => bloqueos.selectVigenteIds(tx, page),
    countVigentes: (tx) => bloqueos.countVigentes(tx),
    hasVigente: (tx) => bloqueos.hasVigente(tx, email),
    markLifted: (tx) =>
      bloqueos.markLifted(tx, {
        id: 7,
        levantada_en: now,
        levantada_motivo: "Se resolvió",
        levantada_por: "Rosa",
      }),
    endVigentesOf: (tx) =>
      bloqueos.endVigentesOf(tx, { email, levantada_en: now, levantada_motivo: "Se borró" }),
  } satisfies Samples<typeof bloqueos>,
  "modules/privacidad/brechas/brechas.queries.ts": {
    selectBrechas: (tx) => brechas.selectBrechas(tx, page),
    countBrechas: (tx) => brechas.countBrechas(tx),
    lockBrecha: (tx) => brechas.lockBrecha(tx, 7),
    insertBrecha: (tx) => brechas.insertBrecha(tx, brecha),
    updateBrecha: async (tx) => {
      const { id } = await brechas.insertBrecha(tx, brecha);
      await brechas.updateBrecha(tx, { id, values: { version: 2 } });
    },
  } satisfies Samples<typeof brechas>,
  "modules/privacidad/peticiones.queries.ts": {
    insertPeticion: (tx) =>
      peticiones.insertPeticion(tx, { tipo: "acceso", nombre: "Ana", email, detalle: "", now }),
    selectPeticion: (tx) => peticiones.selectPeticion(tx, 7),
    lockPeticion: (tx) => peticiones.lockPeticion(tx, 7),
    lockPeticionOfEnlace: (tx) =>
      peticiones.lockPeticionOfEnlace(tx, { enlace: "enlace-7", since: 1 }),
    setPeticionEnlace: (tx) => peticiones.setPeticionEnlace(tx, { id: 7, enlace: "nuevo" }),
    markConfirmed: (tx) => peticiones.markConfirmed(tx, { id: 7, vence_en: now, now }),
    markExtended: (tx) =>
      peticiones.markExtended(tx, { id: 7, vence_en: now, prorroga: "Más", prorrogada_en: now }),
    markAnswered: (tx) =>
      peticiones.markAnswered(tx, {
        id: 7,
        estado: "aceptada",
        respuesta: "Listo",
        autor: "Rosa",
        respondida_en: now,
      }),
    selectPeticiones: {
      open: (tx) => peticiones.selectPeticiones(tx, { estados: open, ...page }),
      answered: (tx) => peticiones.selectPeticiones(tx, { estados: answered, ...page }),
    },
    countPeticiones: {
      open: (tx) => peticiones.countPeticiones(tx, { estados: open, before: null }),
      due: (tx) => peticiones.countPeticiones(tx, { estados: open, before: now }),
    },
    selectPeticionesById: (tx) => peticiones.selectPeticionesById(tx, [7, 9]),
    selectUnsentIds: (tx) => peticiones.selectUnsentIds(tx, 100),
    noteSent: (tx) => peticiones.noteSent(tx, { id: 7, enviada_en: now }),
  } satisfies Samples<typeof peticiones>,
  "modules/privacidad/peticiones-of-correo.queries.ts": {
    selectPeticionesFrom: (tx) => ofCorreo.selectPeticionesFrom(tx, { email, limit: 1_000 }),
    blankPeticionesFrom: (tx) => ofCorreo.blankPeticionesFrom(tx, email),
    forgetPeticionesBefore: (tx) =>
      ofCorreo.forgetPeticionesBefore(tx, {
        unconfirmedBefore: 3,
        wordsBefore: 2,
        before: 1,
        limit: 200,
      }),
  } satisfies Samples<typeof ofCorreo>,
};
