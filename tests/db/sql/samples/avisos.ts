import * as avisos from "#server/modules/avisos/avisos.queries.ts";
import { now } from "../seed/values.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const email = "persona-12@ejemplo.cl";

export const avisosSamples: SamplesByFile = {
  "modules/avisos/avisos.queries.ts": {
    insertAviso: (tx) =>
      avisos.insertAviso(tx, { producto_id: 7, email, baja: "baja", creado_en: now }),
    trimAvisosTo: (tx) => avisos.trimAvisosTo(tx, { email, most: 1 }),
    selectAwaited: (tx) => avisos.selectAwaited(tx, { after: 7, limit: 200 }),
    takeAvisosOf: (tx) =>
      avisos.takeAvisosOf(tx, { productos: [7, 8], except: ["persona-12@ejemplo.cl"], limit: 3 }),
    selectAvisosTo: (tx) => avisos.selectAvisosTo(tx, { email, limit: 1_000 }),
    deleteAvisosTo: (tx) => avisos.deleteAvisosTo(tx, email),
    deleteAvisosByBaja: (tx) => avisos.deleteAvisosByBaja(tx, "baja-7"),
    deleteAvisosBefore: (tx) => avisos.deleteAvisosBefore(tx, { before: 1, limit: 200 }),
  } satisfies Samples<typeof avisos>,
};
