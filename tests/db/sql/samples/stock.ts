import * as cupos from "#server/modules/catalogo/stock/cupos.queries.ts";
import * as esperas from "#server/modules/catalogo/stock/esperas.queries.ts";
import * as heldUnits from "#server/modules/catalogo/stock/held-units.queries.ts";
import * as reservas from "#server/modules/catalogo/stock/reservas.queries.ts";
import * as sellable from "#server/modules/catalogo/stock/sellable.queries.ts";
import * as stock from "#server/modules/catalogo/stock/stock.queries.ts";
import * as ofIntento from "#server/modules/catalogo/stock/stock-of-intento.queries.ts";
import { now } from "../seed/values.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const movement = { producto_id: 12, cantidad: 1 };
/** Intento 19 holds one line and has lost another; intento 10 has sold one. */
const holding = 19;
const sold = 10;
const soldUnit = { producto_id: 18_381, cantidad: 1 };

export const stockSamples: SamplesByFile = {
  "modules/catalogo/stock/cupos.queries.ts": {
    selectStaleCupos: (tx) => cupos.selectStaleCupos(tx, now),
    refillCupos: (tx) => cupos.refillCupos(tx, { ids: [12, 13], now }),
  } satisfies Samples<typeof cupos>,
  "modules/catalogo/stock/esperas.queries.ts": {
    selectEncargosAfter: (tx) => esperas.selectEncargosAfter(tx, { after: 12, limit: 500 }),
    writeEsperas: {
      some: (tx) => esperas.writeEsperas(tx, [{ id: 12, espera_dias: 4 }]),
      none: (tx) => esperas.writeEsperas(tx, []),
    },
  } satisfies Samples<typeof esperas>,
  "modules/catalogo/stock/held-units.queries.ts": {
    selectHeldBy: (tx) => heldUnits.selectHeldBy(tx, 134),
    countLargeHolds: (tx) => heldUnits.countLargeHolds(tx, 30),
    sumHeldOf: (tx) => heldUnits.sumHeldOf(tx, [holding, sold]),
    countOpenReservas: (tx) => heldUnits.countOpenReservas(tx),
  } satisfies Samples<typeof heldUnits>,
  "modules/catalogo/stock/reservas.queries.ts": {
    reserve: (tx) =>
      reservas.reserve(tx, { intento_id: 10, usuario_id: 12, expira_en: now, lines: [movement] }),
    holdReservas: (tx) => reservas.holdReservas(tx, holding),
    keepReservas: (tx) => reservas.keepReservas(tx, { intento_id: holding, now }),
    lockReservas: (tx) => reservas.lockReservas(tx, holding),
    letReservasExpire: (tx) =>
      reservas.letReservasExpire(tx, { intento_id: holding, expira_en: now }),
    releaseReservas: (tx) => reservas.releaseReservas(tx, holding),
    sellReservas: (tx) => reservas.sellReservas(tx, { intentoId: holding, now }),
    returnSoldUnits: (tx) => reservas.returnSoldUnits(tx, { intentoId: sold, units: [soldUnit] }),
    releaseExpired: (tx) => reservas.releaseExpired(tx, now),
  } satisfies Samples<typeof reservas>,
  "modules/catalogo/stock/sellable.queries.ts": {
    findOffered: (tx) => sellable.findOffered(tx, 12),
    selectAvailable: (tx) => sellable.selectAvailable(tx, [12, 13]),
    selectEncargosAmong: {
      some: (tx) => sellable.selectEncargosAmong(tx, [12, 13]),
      none: (tx) => sellable.selectEncargosAmong(tx, []),
    },
    selectSoldOut: {
      some: (tx) => sellable.selectSoldOut(tx, [12, 13]),
      none: (tx) => sellable.selectSoldOut(tx, []),
    },
    selectSellables: (tx) => sellable.selectSellables(tx, { ids: [12, 13], usuarioId: 134 }),
  } satisfies Samples<typeof sellable>,
  "modules/catalogo/stock/stock-of-intento.queries.ts": {
    moveReservasTo: (tx) => ofIntento.moveReservasTo(tx, { intentoIds: [12], to: 13 }),
    holdReserved: (tx) => ofIntento.holdReserved(tx, holding),
    sellReserved: (tx) => ofIntento.sellReserved(tx, holding),
  } satisfies Samples<typeof ofIntento>,
  "modules/catalogo/stock/stock.queries.ts": {
    holdStock: (tx) => stock.holdStock(tx, movement),
    takeStockBack: (tx) => stock.takeStockBack(tx, movement),
    releaseStock: (tx) => stock.releaseStock(tx, movement),
    putBackStock: (tx) => stock.putBackStock(tx, movement),
    countSinPeso: (tx) => stock.countSinPeso(tx, 1000),
    countLowStock: (tx) => stock.countLowStock(tx),
  } satisfies Samples<typeof stock>,
};
