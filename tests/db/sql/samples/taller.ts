import * as impresiones from "#server/modules/taller/cifras/impresiones.queries.ts";
import * as filamentos from "#server/modules/taller/filamentos/filamentos.queries.ts";
import * as impresoras from "#server/modules/taller/plazos/impresoras.queries.ts";
import * as workAhead from "#server/modules/taller/plazos/work-ahead.queries.ts";
import * as recetas from "#server/modules/taller/recetas/recetas.queries.ts";
import * as fotos from "#server/modules/taller/trabajo-fotos.queries.ts";
import * as trabajos from "#server/modules/taller/trabajos.queries.ts";
import { days } from "#server/time/clock.ts";
import { now } from "../seed/values.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const row = {
  pedido_id: 71,
  detalle_id: 141,
  unidad: 2,
  tipo: "imprimir",
  reemplaza: null,
  receta_id: 7,
  gramos: '[{"clave":"color-3","gramos":12}]',
} as const;

const receta = {
  ...{ producto_id: 12, version: 9, minutos: 80, por_placa: 4, notas: "", gramos: "[]" },
  ...{ archivo_id: null, creada_en: now },
};
const older = { productoIds: [12, 13], newest: [25, 27] };
function filamento(color_id: number) {
  return { color_id, gramos: 1000, precio_kilo: 14_990, aviso_gramos: 200 };
}

const impresora = {
  ...{ nombre: "Prusa", activa: 1 as const, dias: "12345", desde: 8, hasta: 18, materiales: "[]" },
  ...{ colores: 1, cerrada_desde: null, cerrada_hasta: null, version: 1 },
};

export const tallerSamples: SamplesByFile = {
  "modules/taller/cifras/impresiones.queries.ts": {
    selectImpresiones: (tx) =>
      impresiones.selectImpresiones(tx, {
        since: now - days(30),
        after: { movido_en: now - days(30), id: 0 },
        limit: 500,
      }),
    countImpresiones: (tx) => impresiones.countImpresiones(tx, now - days(30)),
  } satisfies Samples<typeof impresiones>,
  "modules/taller/trabajos.queries.ts": {
    insertTrabajos: {
      some: (tx) => trabajos.insertTrabajos(tx, { rows: [row], now }),
      none: (tx) => trabajos.insertTrabajos(tx, { rows: [], now }),
    },
    selectTrabajosOf: (tx) => trabajos.selectTrabajosOf(tx, 71),
    selectOpenTrabajos: (tx) => trabajos.selectOpenTrabajos(tx),
    selectWaitingGramos: (tx) => trabajos.selectWaitingGramos(tx),
    countUncheckedPrints: (tx) => trabajos.countUncheckedPrints(tx),
    countPiezas: {
      some: (tx) => trabajos.countPiezas(tx, [71, 72]),
      none: (tx) => trabajos.countPiezas(tx, []),
    },
    selectTrabajosById: {
      some: (tx) => trabajos.selectTrabajosById(tx, [20, 40]),
      none: (tx) => trabajos.selectTrabajosById(tx, []),
    },
    setPlaca: {
      some: (tx) => trabajos.setPlaca(tx, { ids: [20, 40], placa: 20 }),
      none: (tx) => trabajos.setPlaca(tx, { ids: [], placa: null }),
    },
    equipTrabajos: {
      some: (tx) =>
        trabajos.equipTrabajos(tx, { ids: [20, 40], printing: { receta_id: 7, gramos: "[]" } }),
      none: (tx) =>
        trabajos.equipTrabajos(tx, { ids: [], printing: { receta_id: 7, gramos: "[]" } }),
    },
    failTrabajos: {
      some: (tx) => trabajos.failTrabajos(tx, { ids: [20], motivo: "se_quebro", now }),
      none: (tx) => trabajos.failTrabajos(tx, { ids: [], motivo: "se_quebro", now }),
    },
    moveTrabajos: {
      some: (tx) => trabajos.moveTrabajos(tx, { ids: [20, 40], to: "imprimiendo", now }),
      none: (tx) => trabajos.moveTrabajos(tx, { ids: [], to: "imprimiendo", now }),
    },
    stopTrabajos: {
      some: (tx) => trabajos.stopTrabajos(tx, { ids: [20, 40], now }),
      none: (tx) => trabajos.stopTrabajos(tx, { ids: [], now }),
    },
    wakeTrabajos: {
      some: async (tx) => {
        await trabajos.stopTrabajos(tx, { ids: [20], now });
        await trabajos.wakeTrabajos(tx, { ids: [20], now });
      },
      none: (tx) => trabajos.wakeTrabajos(tx, { ids: [], now }),
    },
  } satisfies Samples<typeof trabajos>,
  "modules/taller/trabajo-fotos.queries.ts": {
    saveFoto: (tx) => fotos.saveFoto(tx, { trabajo_id: 20, bytes: Buffer.from("foto"), now }),
    selectFoto: (tx) => fotos.selectFoto(tx, 21),
    selectPhotographed: {
      some: (tx) => fotos.selectPhotographed(tx, [11, 12]),
      none: (tx) => fotos.selectPhotographed(tx, []),
    },
    deleteFotos: {
      some: (tx) => fotos.deleteFotos(tx, [21, 41]),
      none: (tx) => fotos.deleteFotos(tx, []),
    },
    deleteFotosBefore: (tx) => fotos.deleteFotosBefore(tx, { before: 1, limit: 200 }),
  } satisfies Samples<typeof fotos>,
  "modules/taller/recetas/recetas.queries.ts": {
    selectCurrentRecetas: {
      some: (tx) => recetas.selectCurrentRecetas(tx, [12, 13]),
      none: (tx) => recetas.selectCurrentRecetas(tx, []),
    },
    selectVersiones: (tx) => recetas.selectVersiones(tx, 12),
    selectVersion: (tx) => recetas.selectVersion(tx, { producto_id: 12, version: 1 }),
    selectRecetasById: {
      some: (tx) => recetas.selectRecetasById(tx, [12, 13]),
      none: (tx) => recetas.selectRecetasById(tx, []),
    },
    insertRecetas: (tx) => recetas.insertRecetas(tx, [receta]),
    selectOldArchivos: (tx) => recetas.selectOldArchivos(tx, older),
    dropOldArchivos: (tx) => recetas.dropOldArchivos(tx, older),
    selectNamedArchivos: {
      some: (tx) => recetas.selectNamedArchivos(tx, [12, 13]),
      none: (tx) => recetas.selectNamedArchivos(tx, []),
    },
  } satisfies Samples<typeof recetas>,
  "modules/taller/filamentos/filamentos.queries.ts": {
    selectFilamentos: (tx) => filamentos.selectFilamentos(tx),
    lockFilamento: (tx) => filamentos.lockFilamento(tx, 3),
    insertFilamento: (tx) => filamentos.insertFilamento(tx, filamento(35)),
    updateFilamento: (tx) => filamentos.updateFilamento(tx, filamento(3)),
    takeGramos: (tx) => filamentos.takeGramos(tx, { color_id: 3, gramos: 35 }),
  } satisfies Samples<typeof filamentos>,
  "modules/taller/plazos/impresoras.queries.ts": {
    selectImpresoras: (tx) => impresoras.selectImpresoras(tx),
    lockImpresoras: (tx) => impresoras.lockImpresoras(tx),
    insertImpresora: (tx) => impresoras.insertImpresora(tx, { ...impresora, creada_en: now }),
    updateImpresora: (tx) => impresoras.updateImpresora(tx, { ...impresora, id: 1 }),
    deleteImpresora: (tx) => impresoras.deleteImpresora(tx, 1),
  } satisfies Samples<typeof impresoras>,
  "modules/taller/plazos/work-ahead.queries.ts": {
    selectUnprinted: (tx) => workAhead.selectUnprinted(tx),
  } satisfies Samples<typeof workAhead>,
};
