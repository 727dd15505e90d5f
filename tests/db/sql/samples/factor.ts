import * as codigos from "#server/modules/acceso/factor/codigos.queries.ts";
import * as passkeys from "#server/modules/acceso/factor/passkeys.queries.ts";
import * as proof from "#server/modules/acceso/factor/proof.queries.ts";
import * as respaldos from "#server/modules/acceso/factor/respaldos.queries.ts";
import * as retos from "#server/modules/acceso/factor/retos.queries.ts";
import { now } from "../seed/values.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const usuario_id = 12;
const reto = { proposito: "ingreso", hash: "hash-12", now } as const;

export const factorSamples: SamplesByFile = {
  "modules/acceso/factor/codigos.queries.ts": {
    findActiveCode: (tx) => codigos.findActiveCode(tx, usuario_id),
    findPendingCode: (tx) => codigos.findPendingCode(tx, usuario_id),
    savePendingCode: (tx) => codigos.savePendingCode(tx, { usuario_id, secreto: "s", now }),
    activateCode: (tx) => codigos.activateCode(tx, { usuario_id, secreto: "s", step: 1, now }),
    takeCodeStep: (tx) =>
      codigos.takeCodeStep(tx, { usuario_id, step: 2, from: "secreto-12", to: "secreto-12" }),
    deleteCode: (tx) => codigos.deleteCode(tx, usuario_id),
    lockFactorOwner: (tx) => codigos.lockFactorOwner(tx, { usuario_id, sesion_version: 1 }),
  } satisfies Samples<typeof codigos>,
  "modules/acceso/factor/passkeys.queries.ts": {
    listPasskeys: (tx) => passkeys.listPasskeys(tx, usuario_id),
    insertPasskey: (tx) =>
      passkeys.insertPasskey(tx, {
        usuario_id,
        credencial: "credencial-nueva",
        clave_publica: "clave",
        contador: 0,
        transportes: "[]",
        nombre: "Notebook",
        now,
      }),
    markPasskeyUsed: (tx) => passkeys.markPasskeyUsed(tx, { id: 12, from: 0, to: 1, now }),
    deletePasskey: (tx) => passkeys.deletePasskey(tx, { usuario_id, id: 12 }),
    deletePasskeysOf: (tx) => passkeys.deletePasskeysOf(tx, usuario_id),
  } satisfies Samples<typeof passkeys>,
  "modules/acceso/factor/proof.queries.ts": {
    markSesionProved: (tx) => proof.markSesionProved(tx, { sesion_id: 12, now }),
    forgetProofsBeside: (tx) => proof.forgetProofsBeside(tx, { usuario_id, sesion_id: 12 }),
  } satisfies Samples<typeof proof>,
  "modules/acceso/factor/respaldos.queries.ts": {
    countRespaldos: (tx) => respaldos.countRespaldos(tx, usuario_id),
    replaceRespaldos: (tx) =>
      respaldos.replaceRespaldos(tx, { usuario_id, hashes: ["hash-nuevo"], now }),
    consumeRespaldo: (tx) => respaldos.consumeRespaldo(tx, { usuario_id, hash: "hash-12", now }),
    deleteRespaldosOf: (tx) => respaldos.deleteRespaldosOf(tx, usuario_id),
  } satisfies Samples<typeof respaldos>,
  "modules/acceso/factor/retos.queries.ts": {
    insertReto: (tx) =>
      retos.insertReto(tx, {
        usuario_id,
        proposito: "ingreso",
        hash: "hash-nuevo",
        sesion_version: 1,
        creado_en: now,
        expira_en: now,
      }),
    findLiveReto: (tx) => retos.findLiveReto(tx, reto),
    consumeReto: (tx) => retos.consumeReto(tx, { ...reto, usuario_id }),
    deleteRetosBefore: (tx) => retos.deleteRetosBefore(tx, 1),
    deleteRetosOf: (tx) => retos.deleteRetosOf(tx, usuario_id),
  } satisfies Samples<typeof retos>,
};
