import * as fotos from "#server/modules/devoluciones/devolucion-fotos.queries.ts";
import * as devoluciones from "#server/modules/devoluciones/devoluciones.queries.ts";
import * as ofCuenta from "#server/modules/devoluciones/devoluciones-of-cuenta.queries.ts";
import { now } from "../seed/values.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const page = { limit: 25, offset: 0 };

export const devolucionesSamples: SamplesByFile = {
  "modules/devoluciones/devoluciones.queries.ts": {
    selectDevolucion: (tx) => devoluciones.selectDevolucion(tx, 7),
    selectDevolucionesOfPedido: (tx) => devoluciones.selectDevolucionesOfPedido(tx, 70),
    selectDevolucionLineas: {
      some: (tx) => devoluciones.selectDevolucionLineas(tx, [7, 8]),
      none: (tx) => devoluciones.selectDevolucionLineas(tx, []),
    },
    insertDevolucion: (tx) =>
      devoluciones.insertDevolucion(tx, {
        pedido_id: 71,
        tipo: "falla",
        solucion: "cambio",
        detalle: "Se quebró",
        clave: "clave-nueva",
        lineas: [{ detalle_id: 141, cantidad: 1 }],
        now,
      }),
    markAnswered: (tx) =>
      devoluciones.markAnswered(tx, {
        id: 1,
        estado: "rechazada",
        respuesta: "Está usada",
        autor: "Rosa",
        reembolso_id: null,
        now,
      }),
    markResolved: (tx) => devoluciones.markResolved(tx, { id: 2, now }),
    markReceived: (tx) => devoluciones.markReceived(tx, { id: 2, now }),
    selectDevoluciones: {
      open: (tx) => devoluciones.selectDevoluciones(tx, { filtro: "abiertas", ...page }),
      going: (tx) => devoluciones.selectDevoluciones(tx, { filtro: "en_curso", ...page }),
      ended: (tx) => devoluciones.selectDevoluciones(tx, { filtro: "cerradas", ...page }),
    },
    countDevoluciones: {
      open: (tx) => devoluciones.countDevoluciones(tx, "abiertas"),
      going: (tx) => devoluciones.countDevoluciones(tx, "en_curso"),
      ended: (tx) => devoluciones.countDevoluciones(tx, "cerradas"),
    },
  } satisfies Samples<typeof devoluciones>,
  "modules/devoluciones/devolucion-fotos.queries.ts": {
    insertFotos: (tx) =>
      fotos.insertFotos(tx, {
        devolucion_id: 7,
        pedido_id: 70,
        fotos: [Buffer.from("foto"), Buffer.from("otra")],
        now,
      }),
    selectFotos: (tx) => fotos.selectFotos(tx, 9),
    countFotos: {
      some: (tx) => fotos.countFotos(tx, [7, 9]),
      none: (tx) => fotos.countFotos(tx, []),
    },
    deleteFotosOfPedidos: (tx) => fotos.deleteFotosOfPedidos(tx, [70, 90]),
    deleteFotos: (tx) => fotos.deleteFotos(tx, [7, 9]),
  } satisfies Samples<typeof fotos>,
  "modules/devoluciones/devoluciones-of-cuenta.queries.ts": {
    selectDevolucionesOfPedidos: (tx) => ofCuenta.selectDevolucionesOfPedidos(tx, [70, 80]),
    blankDevoluciones: (tx) =>
      ofCuenta.blankDevoluciones(tx, { usuario_id: 7, pedidoIds: [70, 80] }),
    forgetDevolucionesBefore: (tx) =>
      ofCuenta.forgetDevolucionesBefore(tx, { before: 1, limit: 200 }),
  } satisfies Samples<typeof ofCuenta>,
};
