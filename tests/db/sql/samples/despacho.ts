import type { DespachoZona } from "#contract/schemas/despacho.ts";
import * as tabla from "#server/modules/despacho/tabla.queries.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const ajustes = {
  activa: true,
  peso_defecto_gramos: 250,
  hora_corte: 14,
  dias_preparacion: 1,
  dias_cerrados: ["2026-12-24"],
  por_pagar_dias_desde: 3,
  por_pagar_dias_hasta: 7,
  retiro: false,
  retiro_taller: "",
  retiro_horario: "",
};
const zona: DespachoZona = {
  modo: "domicilio",
  nombre: "Centro",
  lugares: ["13", "05"],
  dias_desde: 1,
  dias_hasta: 3,
  gratis_desde: null,
  tramos: [
    { hasta_gramos: 1000, precio: 3500 },
    { hasta_gramos: 30_000, precio: 9000 },
  ],
};

export const despachoSamples: SamplesByFile = {
  "modules/despacho/tabla.queries.ts": {
    selectTabla: (tx) => tabla.selectTabla(tx),
    selectTablaVersion: (tx) => tabla.selectTablaVersion(tx),
    updateAjustes: (tx) => tabla.updateAjustes(tx, { version: 1, ajustes }),
    deleteZonas: (tx) => tabla.deleteZonas(tx),
    insertZona: (tx) => tabla.insertZona(tx, { zona, posicion: 1 }),
  } satisfies Samples<typeof tabla>,
};
