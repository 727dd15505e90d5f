import * as direcciones from "#server/modules/direcciones/direcciones.queries.ts";
import { now } from "../seed/values.ts";
import type { Samples, SamplesByFile } from "./samples.ts";

const own = { usuario_id: 12, direccion_id: 12 };
const fields = {
  alias: "Casa",
  calle_numero: "Calle 1",
  comuna: "Valparaíso",
  comuna_codigo: null,
  ciudad: "Valparaíso",
  region: "Valparaíso",
  region_codigo: "05",
  nota: "",
  recibe: "Ana",
  telefono: "+56987654321",
};

export const direccionesSamples: SamplesByFile = {
  "modules/direcciones/direcciones.queries.ts": {
    selectDirecciones: (tx) => direcciones.selectDirecciones(tx, { usuarioId: 12, limit: 50 }),
    findDireccionOf: (tx) => direcciones.findDireccionOf(tx, own),
    countDirecciones: (tx) => direcciones.countDirecciones(tx, 12),
    insertDireccion: (tx) =>
      direcciones.insertDireccion(tx, { ...fields, usuario_id: 12, creado_en: now }),
    updateDireccionOf: (tx) => direcciones.updateDireccionOf(tx, { ...own, fields }),
    deleteDireccionOf: (tx) => direcciones.deleteDireccionOf(tx, own),
    deleteDireccionesOf: (tx) => direcciones.deleteDireccionesOf(tx, 12),
  } satisfies Samples<typeof direcciones>,
};
