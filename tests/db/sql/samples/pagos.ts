import * as adopted from "#server/modules/pagos/adopted-intentos.queries.ts";
import * as holds from "#server/modules/pagos/hold-episodes.queries.ts";
import * as intentos from "#server/modules/pagos/intentos.queries.ts";
import * as ofPedido from "#server/modules/pagos/intentos-of-pedido.queries.ts";
import * as asked from "#server/modules/pagos/watch/asked-intentos.queries.ts";
import * as conciliacion from "#server/modules/pagos/watch/conciliacion.queries.ts";
import * as discrepancias from "#server/modules/pagos/watch/discrepancias.queries.ts";
import * as due from "#server/modules/pagos/watch/intentos-due.queries.ts";
import * as admin from "#server/modules/pagos/watch/pagos-admin.queries.ts";
import * as figures from "#server/modules/pagos/watch/pagos-figures.queries.ts";
import * as doubt from "#server/modules/pagos/watch/pagos-in-doubt.queries.ts";
import { now } from "../seed/values.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

/** The intento of pedido 19 is open, by usuario 134. */
const open = { id: 19, pedido_id: 19, usuario_id: 134 };
const lastWeek = now - 7 * 86_400_000;
const account = { ambiente: "https://pago.test", comercio: "597055555532" };

export const pagosSamples: SamplesByFile = {
  "modules/pagos/adopted-intentos.queries.ts": {
    moveIntentosTo: (tx) => adopted.moveIntentosTo(tx, { pedidoIds: [12], to: 13 }),
  } satisfies Samples<typeof adopted>,
  "modules/pagos/intentos.queries.ts": {
    selectIntento: (tx) => intentos.selectIntento(tx, 19),
    lockIntento: (tx) => intentos.lockIntento(tx, 19),
    selectIntentoByToken: (tx) => intentos.selectIntentoByToken(tx, "token-19"),
    selectAuthorized: (tx) => intentos.selectAuthorized(tx, 10),
    selectIntentoByBuyOrder: (tx) =>
      intentos.selectIntentoByBuyOrder(tx, { buyOrder: "E-19", sessionId: "sesion-19" }),
    lockLiveIntentos: (tx) => intentos.lockLiveIntentos(tx, open.usuario_id),
    hasLaterPayment: (tx) => intentos.hasLaterPayment(tx, open),
    insertIntento: (tx) =>
      intentos.insertIntento(tx, {
        pedido_id: 10,
        usuario_id: 12,
        buy_order: "E-nueva",
        session_id: "sesion-nueva",
        monto: 19_990,
        ...account,
        proxima_consulta_en: now,
        reserva_desde: now,
        reserva_hasta: now,
        red: null,
        now,
      }),
    moveIntento: {
      "from any allowed state": (tx) =>
        intentos.moveIntento(tx, { id: 19, to: "confirmando", now }),
      "one that nobody asks about": (tx) =>
        intentos.moveIntento(tx, { id: 9, to: "reembolsado", now, isStopped: true }),
    },
    noteIntentoError: (tx) => intentos.noteIntentoError(tx, { id: 9, error: "rechazado" }),
    setNextQuestion: (tx) => intentos.setNextQuestion(tx, { id: 19, at: now, consultas: 1 }),
    countIntentos: (tx) => intentos.countIntentos(tx),
  } satisfies Samples<typeof intentos>,
  "modules/pagos/hold-episodes.queries.ts": {
    selectPast: (tx) =>
      holds.selectPast(tx, {
        usuarioId: 134,
        since: lastWeek,
        until: now,
        episodesSince: lastWeek,
        max: 5,
      }),
    selectIntentosOfRed: (tx) => holds.selectIntentosOfRed(tx, "red-1"),
    forgetReds: (tx) => holds.forgetReds(tx, now),
  } satisfies Samples<typeof holds>,
  "modules/pagos/intentos-of-pedido.queries.ts": {
    hasLiveIntento: (tx) => ofPedido.hasLiveIntento(tx, 19),
    selectRival: (tx) => ofPedido.selectRival(tx, open),
  } satisfies Samples<typeof ofPedido>,
  "modules/pagos/watch/conciliacion.queries.ts": {
    leaseConciliacion: (tx) =>
      conciliacion.leaseConciliacion(tx, {
        fecha: "2026-11-20",
        since: lastWeek,
        now,
        leaseUntil: now,
      }),
    writeConciliacion: (tx) =>
      conciliacion.writeConciliacion(tx, {
        conciliacion: {
          fecha: "2026-01-101",
          hasta_id: 1,
          tomada_hasta: 0,
          fallos: 0,
          comparados: 0,
          sin_respuesta: 0,
          empezada_en: 1,
          terminada_en: null,
        },
        hasta_id: 20,
        comparados: 1,
        sin_respuesta: 0,
        fallos: 0,
        tomada_hasta: now,
        terminada_en: null,
      }),
    selectEnded: (tx) =>
      conciliacion.selectEnded(tx, {
        afterId: 19_000,
        since: lastWeek,
        quietSince: now,
        ...account,
        limit: 20,
      }),
    selectLastConciliacion: (tx) => conciliacion.selectLastConciliacion(tx),
  } satisfies Samples<typeof conciliacion>,
  "modules/pagos/watch/discrepancias.queries.ts": {
    insertDiscrepancia: (tx) =>
      discrepancias.insertDiscrepancia(tx, {
        intento_id: 10,
        pedido_id: 10,
        tipo: "otro_monto",
        nuestro_estado: "autorizado",
        nuestro_monto: 19_990,
        suyo_estado: "AUTHORIZED",
        suyo_monto: 1,
        medida: null,
        now,
      }),
    markDiscrepanciaClosed: (tx) =>
      discrepancias.markDiscrepanciaClosed(tx, { id: 10, nota: "nota", autor: "Rosa", now }),
    countOpenDiscrepancias: (tx) => discrepancias.countOpenDiscrepancias(tx),
    countDiscrepancias: (tx) => discrepancias.countDiscrepancias(tx, undefined),
    selectDiscrepancias: {
      all: (tx) => discrepancias.selectDiscrepancias(tx, {}),
      abiertas: (tx) => discrepancias.selectDiscrepancias(tx, { estado: "abierta" }),
    },
    forgetDiscrepanciaNotas: (tx) => discrepancias.forgetDiscrepanciaNotas(tx, 12),
    selectDiscrepanciaNotasOf: (tx) =>
      discrepancias.selectDiscrepanciaNotasOf(tx, { usuarioId: 12, limit: 1_000 }),
    selectDiscrepancia: (tx) => discrepancias.selectDiscrepancia(tx, 10),
  } satisfies Samples<typeof discrepancias>,
  "modules/pagos/watch/asked-intentos.queries.ts": {
    selectIntentosOfPedido: (tx) => asked.selectIntentosOfPedido(tx, 12),
    selectIntentoByOrden: (tx) => asked.selectIntentoByOrden(tx, "E12-a"),
  } satisfies Samples<typeof asked>,
  "modules/pagos/watch/intentos-due.queries.ts": {
    claimDueIntentos: (tx) =>
      due.claimDueIntentos(tx, {
        ...account,
        now,
        leaseUntil: now,
        limit: 2,
        elsewhereBefore: lastWeek,
      }),
    countElsewhere: (tx) => due.countElsewhere(tx, account),
    renewLease: (tx) => due.renewLease(tx, { id: 19, leaseUntil: now, until: now }),
  } satisfies Samples<typeof due>,
  "modules/pagos/watch/pagos-admin.queries.ts": {
    selectIntentosOf: (tx) => admin.selectIntentosOf(tx, 19),
  } satisfies Samples<typeof admin>,
  "modules/pagos/watch/pagos-figures.queries.ts": {
    readPagosFigures: (tx) => figures.readPagosFigures(tx, now),
  } satisfies Samples<typeof figures>,
  "modules/pagos/watch/pagos-in-doubt.queries.ts": {
    countDoubtfulPagos: (tx) => doubt.countDoubtfulPagos(tx, now),
    selectDoubtfulPagos: (tx) => doubt.selectDoubtfulPagos(tx, { now, limit: 24, offset: 0 }),
    markLongDoubts: (tx) => doubt.markLongDoubts(tx, { now, before: now }),
  } satisfies Samples<typeof doubt>,
};
