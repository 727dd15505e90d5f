import * as carrito from "#server/modules/carrito/carrito.queries.ts";
import { now } from "../seed/values.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const linea = { usuario_id: 12, producto_id: 7, huella: "" };

export const carritoSamples: SamplesByFile = {
  "modules/carrito/carrito.queries.ts": {
    selectLineaRows: (tx) => carrito.selectLineaRows(tx, 12),
    upsertLinea: (tx) => carrito.upsertLinea(tx, { ...linea, valores: {}, cantidad: 1, now }),
    deleteLinea: (tx) => carrito.deleteLinea(tx, linea),
    deleteCarritoOf: (tx) => carrito.deleteCarritoOf(tx, 12),
    deleteLineasBefore: (tx) => carrito.deleteLineasBefore(tx, { before: now, limit: 200 }),
    subtractLineas: (tx) =>
      carrito.subtractLineas(tx, {
        usuario_id: 12,
        lineas: [{ producto_id: 7, valores: {}, cantidad: 1 }],
      }),
  } satisfies Samples<typeof carrito>,
};
