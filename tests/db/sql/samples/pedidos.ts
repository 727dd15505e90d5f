import * as awaiting from "#server/modules/pedidos/awaiting.queries.ts";
import * as boletas from "#server/modules/pedidos/boleta/boletas.queries.ts";
import * as bought from "#server/modules/pedidos/bought.queries.ts";
import * as enlaces from "#server/modules/pedidos/enlace/pedido-enlaces.queries.ts";
import * as entregas from "#server/modules/pedidos/entregas.queries.ts";
import * as nuevo from "#server/modules/pedidos/new-pedido.queries.ts";
import * as history from "#server/modules/pedidos/pedido-history.queries.ts";
import * as pedidos from "#server/modules/pedidos/pedidos.queries.ts";
import * as list from "#server/modules/pedidos/pedidos-list.queries.ts";
import * as ofCuenta from "#server/modules/pedidos/pedidos-of-cuenta.queries.ts";
import * as reembolsos from "#server/modules/pedidos/reembolso/reembolsos.queries.ts";
import * as ventas from "#server/modules/pedidos/ventas.queries.ts";
import * as terminos from "#server/modules/terminos/terminos.queries.ts";
import { now } from "../seed/values.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const all: list.PedidosFilter = {
  words: [],
  id: null,
  numero: null,
  estado: null,
  since: null,
  before: null,
  isWithoutBoleta: false,
};
const page = { limit: 24, offset: 0 };
const lastMonth = now - 30 * 86_400_000;
/** Pedido 39 is paid, 59 is on its way. */
const paid = 39;
const sent = 59;

export const pedidosSamples: SamplesByFile = {
  "modules/pedidos/awaiting.queries.ts": {
    selectAwaitingPago: (tx) => awaiting.selectAwaitingPago(tx, 12),
  } satisfies Samples<typeof awaiting>,
  "modules/pedidos/bought.queries.ts": {
    selectEmailsOf: (tx) => bought.selectEmailsOf(tx, ["persona-12"]),
    selectBoughtBy: (tx) => bought.selectBoughtBy(tx, [12, 13]),
    selectNombresOfPedidos: (tx) => bought.selectNombresOfPedidos(tx, [12, 13]),
  } satisfies Samples<typeof bought>,
  "modules/pedidos/pedidos-of-cuenta.queries.ts": {
    selectPedidoDirecciones: (tx) =>
      ofCuenta.selectPedidoDirecciones(tx, { usuarioId: 12, after: 0, limit: 500 }),
    selectOwnPedidoIds: (tx) =>
      ofCuenta.selectOwnPedidoIds(tx, { usuarioId: 12, after: 0, limit: 500 }),
    blankPedido: (tx) => ofCuenta.blankPedido(tx, { id: paid, usuario_id: 12, direccion: "{}" }),
    selectExpiredPedidos: (tx) =>
      ofCuenta.selectExpiredPedidos(tx, { unpaidBefore: now, before: 1, limit: 200 }),
    blankDetalles: (tx) => ofCuenta.blankDetalles(tx, { pedido_id: paid, usuario_id: 12 }),
    forgetNotas: (tx) => ofCuenta.forgetNotas(tx, { usuario_id: 12, pedidoIds: [paid] }),
    selectNotasOf: (tx) => ofCuenta.selectNotasOf(tx, { usuarioId: 12, limit: 1_000 }),
    movePedidosTo: (tx) => ofCuenta.movePedidosTo(tx, { ids: [12], to: 13 }),
    selectBuyersAmong: (tx) => ofCuenta.selectBuyersAmong(tx, [12, 13]),
    selectBoughtIds: (tx) => ofCuenta.selectBoughtIds(tx, { usuarioId: 12, limit: 500 }),
    selectUnnamed: (tx) => ofCuenta.selectUnnamed(tx, [12, 13]),
    hasPedidoIn: (tx) =>
      ofCuenta.hasPedidoIn(tx, { usuarioId: 12, estados: ["pagado", "enviado"] }),
    hasBought: (tx) => ofCuenta.hasBought(tx, { usuario_id: 12, producto_id: 7 }),
  } satisfies Samples<typeof ofCuenta>,
  "modules/pedidos/entregas.queries.ts": {
    selectEntregas: (tx) =>
      entregas.selectEntregas(tx, { after: { pagado_en: lastMonth, id: 7 }, limit: 1000 }),
  } satisfies Samples<typeof entregas>,
  "modules/pedidos/boleta/boletas.queries.ts": {
    updateBoleta: (tx) => boletas.updateBoleta(tx, { id: paid, boleta: "1234" }),
    findPedidoOfBoleta: (tx) => boletas.findPedidoOfBoleta(tx, "1234"),
    selectPaidBetween: (tx) =>
      boletas.selectPaidBetween(tx, {
        since: lastMonth,
        before: now,
        after: { pagado_en: lastMonth + 86_400_000, id: 7 },
        limit: 200,
      }),
    countPaidBetween: (tx) => boletas.countPaidBetween(tx, { since: lastMonth, before: now }),
  } satisfies Samples<typeof boletas>,
  "modules/pedidos/enlace/pedido-enlaces.queries.ts": {
    insertPedidoEnlace: (tx) =>
      enlaces.insertPedidoEnlace(tx, {
        hash: "nuevo",
        pedido_id: paid,
        creado_en: now,
        expira_en: now,
      }),
    findPedidoOfEnlace: (tx) => enlaces.findPedidoOfEnlace(tx, { hash: "enlace-39", now }),
    countPedidoEnlaces: (tx) => enlaces.countPedidoEnlaces(tx, paid),
    deletePedidoEnlaces: (tx) => enlaces.deletePedidoEnlaces(tx, [paid]),
    deletePedidoEnlacesBefore: (tx) => enlaces.deletePedidoEnlacesBefore(tx, 1),
  } satisfies Samples<typeof enlaces>,
  "modules/pedidos/pedido-history.queries.ts": {
    selectEventos: (tx) => history.selectEventos(tx, paid),
    selectPasos: (tx) => history.selectPasos(tx, [paid, sent]),
    selectNotas: (tx) => history.selectNotas(tx, paid),
    insertNota: (tx) =>
      history.insertNota(tx, { pedido_id: paid, autor: "Rosa", texto: "Nota", now }),
  } satisfies Samples<typeof history>,
  "modules/pedidos/new-pedido.queries.ts": {
    selectPayableByHuella: (tx) =>
      nuevo.selectPayableByHuella(tx, { usuarioId: 12, huella: "huella-39", since: lastMonth }),
    insertPedido: (tx) =>
      nuevo.insertPedido(tx, {
        usuario_id: 12,
        nombre: "Camila",
        email: "persona-12@ejemplo.cl",
        total: 9_990,
        direccion: "{}",
        recibe: "Ana",
        telefono: "+56987654321",
        huella: "huella",
        terminos_version: 1,
        despacho_modo: "domicilio" as const,
        despacho_precio: 0,
        despacho_desde: null,
        despacho_hasta: null,
        despacho_listo: null,
        terminos_aceptados_en: now,
        detalles: [
          {
            producto_id: 7,
            nombre_producto: "Pieza",
            sku: "SKU-7",
            precio_unitario: 9_990,
            cantidad: 1,
            a_medida: 0,
            sin_retracto: 0,
          },
        ],
        now,
      }),
    writeBusqueda: (tx) =>
      nuevo.writeBusqueda(tx, { id: paid, nombre: "Ana", email: "ana@tienda.test" }),
    renewPlazo: (tx) =>
      nuevo.renewPlazo(tx, {
        id: paid,
        desde: "2026-11-26",
        hasta: "2026-12-02",
        listo: "2026-11-24",
      }),
    recordAcceptance: (tx) => nuevo.recordAcceptance(tx, { id: paid, version: 1, now }),
  } satisfies Samples<typeof nuevo>,
  "modules/terminos/terminos.queries.ts": {
    findTerminosByHuella: (tx) => terminos.findTerminosByHuella(tx, "huella-2"),
    insertTerminos: (tx) =>
      terminos.insertTerminos(tx, { huella: "nueva", secciones: "[]", creado_en: now }),
    selectTerminos: (tx) => terminos.selectTerminos(tx, 2),
    hasTerminos: (tx) => terminos.hasTerminos(tx, 2),
  } satisfies Samples<typeof terminos>,
  "modules/pedidos/pedidos.queries.ts": {
    selectPedido: (tx) => pedidos.selectPedido(tx, paid),
    selectBought: (tx) => pedidos.selectBought(tx, paid),
    selectPedidoFacts: async (tx) => (await pedidos.selectPedidoFacts(tx, [paid, sent])).of(sent),
    lockPedido: (tx) => pedidos.lockPedido(tx, paid),
    selectBoughtOf: (tx) => pedidos.selectBoughtOf(tx, { usuarioId: 12, limit: 50 }),
    selectPedidosOf: (tx) => pedidos.selectPedidosOf(tx, { usuarioId: 12, limit: 50 }),
    selectDetalles: (tx) => pedidos.selectDetalles(tx, [paid, sent]),
    selectPedidoOfDetalle: (tx) => pedidos.selectPedidoOfDetalle(tx, paid),
    updateDetalle: (tx) => pedidos.updateDetalle(tx, { id: paid, personalizacion: "[]" }),
    insertDetalle: (tx) =>
      pedidos.insertDetalle(tx, {
        ...{ pedido_id: paid, producto_id: 12, nombre_producto: "Placa", sku: "P-1" },
        ...{ precio_unitario: 9_990, cantidad: 1, a_medida: 1, sin_retracto: 1 },
        personalizacion: "[]",
      }),
    movePedido: (tx) =>
      pedidos.movePedido(tx, { id: paid, to: "en_preparacion", motivo: "motivo", now }),
    correctEnvio: (tx) =>
      pedidos.correctEnvio(tx, { id: sent, transportista: "Correos", seguimiento: "1" }),
    insertEvento: (tx) =>
      pedidos.insertEvento(tx, { pedido_id: paid, estado: "pagado", motivo: "motivo", now }),
  } satisfies Samples<typeof pedidos>,
  "modules/pedidos/pedidos-list.queries.ts": {
    selectPedidoIds: {
      all: (tx) => list.selectPedidoIds(tx, { ...page, filter: all }),
      estado: (tx) => list.selectPedidoIds(tx, { ...page, filter: { ...all, estado: "pagado" } }),
      plazo: (tx) =>
        list.selectPedidoIds(tx, {
          ...page,
          filter: { ...all, estado: "pagado" },
          isByPlazo: true,
        }),
      dates: (tx) =>
        list.selectPedidoIds(tx, { ...page, filter: { ...all, since: lastMonth, before: now } }),
      withoutBoleta: (tx) =>
        list.selectPedidoIds(tx, { ...page, filter: { ...all, isWithoutBoleta: true } }),
      words: (tx) =>
        list.selectPedidoIds(tx, { ...page, filter: { ...all, words: ["camila", "soto"] } }),
      numero: (tx) => list.selectPedidoIds(tx, { ...page, filter: { ...all, numero: 1_234 } }),
    },
    countPedidos: {
      all: (tx) => list.countPedidos(tx, all),
      dates: (tx) => list.countPedidos(tx, { ...all, since: lastMonth, before: now }),
      withoutBoleta: (tx) => list.countPedidos(tx, { ...all, isWithoutBoleta: true }),
      words: (tx) => list.countPedidos(tx, { ...all, words: ["camila", "soto"] }),
      numero: (tx) => list.countPedidos(tx, { ...all, numero: 1_234 }),
    },
    selectPedidosById: (tx) => list.selectPedidosById(tx, [paid, sent]),
    selectPedidosBelow: (tx) =>
      list.selectPedidosBelow(tx, {
        filter: { ...all, since: lastMonth },
        below: 19_000,
        limit: 500,
      }),
  } satisfies Samples<typeof list>,
  "modules/pedidos/reembolso/reembolsos.queries.ts": {
    selectReembolso: (tx) => reembolsos.selectReembolso(tx, 40),
    selectPendingReembolso: (tx) => reembolsos.selectPendingReembolso(tx, 2000),
    selectReembolsoLineas: (tx) => reembolsos.selectReembolsoLineas(tx, [40, 80]),
    selectReembolsos: (tx) => reembolsos.selectReembolsos(tx, [40, 80]),
    insertReembolso: (tx) =>
      reembolsos.insertReembolso(tx, {
        pedido_id: paid,
        intento_id: paid,
        monto: 9_990,
        despacho: 0,
        clave: "una-clave",
        devuelto_antes: 0,
        lineas: [{ detalle_id: 40, cantidad: 1 }],
        motivo: "motivo",
        reponer_stock: true,
        autor: "Rosa",
        now,
      }),
    noteReembolsoError: {
      refused: (tx) =>
        reembolsos.noteReembolsoError(tx, { id: 50, error: "rechazado", isRefused: true }),
      unanswered: (tx) =>
        reembolsos.noteReembolsoError(tx, { id: 50, error: "sin respuesta", isRefused: false }),
    },
    markReembolsoSent: {
      first: (tx) =>
        reembolsos.markReembolsoSent(tx, { id: 50, seen: null, error: "sin respuesta", now }),
      again: (tx) =>
        reembolsos.markReembolsoSent(tx, { id: 50, seen: now, error: "sin respuesta", now }),
    },
    addDevuelto: (tx) => reembolsos.addDevuelto(tx, { pedido_id: paid, monto: 1 }),
    markReembolsoDone: (tx) => reembolsos.markReembolsoDone(tx, { id: 50, tipo: "REVERSED", now }),
    deleteReembolso: (tx) => reembolsos.deleteReembolso(tx, 50),
  } satisfies Samples<typeof reembolsos>,
  "modules/pedidos/ventas.queries.ts": {
    countPedidosByEstado: (tx) =>
      ventas.countPedidosByEstado(tx, ["pagado", "en_preparacion", "en_revision"]),
    selectVentasByHour: (tx) => ventas.selectVentasByHour(tx, lastMonth),
    selectPaidBetween: (tx) => ventas.selectPaidBetween(tx, { from: lastMonth, to: now }),
  } satisfies Samples<typeof ventas>,
};
