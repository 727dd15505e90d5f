import type { DespachoZona } from "#contract/schemas/despacho.ts";
import type { DespachoCsvAnswer } from "#contract/schemas/despacho-csv.ts";
import { lugarName } from "#contract/values/despacho/lugares.ts";
import { type CsvCell, writeCsv } from "../../../csv/write-csv.ts";
import type { Db } from "../../../db/database.ts";
import { readTabla } from "../tabla.service.ts";
import { compareZonas } from "./compare-zonas.ts";
import { describeFile } from "./despacho-csv.messages.ts";
import { type DespachoColumn, despachoColumns } from "./despacho-csv-cells.ts";
import type { DespachoFile } from "./read-despacho-csv.ts";

const maxShownErrors = 200;

/** Compares with the saved table and writes nothing. */
export async function previewDespachoCsv(
  db: Db,
  { filas, zonas, errors }: DespachoFile,
): Promise<DespachoCsvAnswer> {
  const { version, zonas: before } = await readTabla(db);
  const cambios = errors.length > 0 ? [] : compareZonas(before, zonas);
  return {
    mensaje: describeFile(cambios, errors.length),
    version,
    filas,
    zonas,
    cambios,
    errores: errors.slice(0, maxShownErrors),
  };
}

/** The file can be read again; `filas` are its rows. */
export async function exportDespacho(db: Db) {
  const { zonas } = await readTabla(db);
  const rows = zonas.flatMap(toRows);
  return { filas: rows.length, body: writeCsv(despachoColumns, once(rows)) };
}

async function* once(rows: CsvCell[][]): AsyncGenerator<CsvCell[][]> {
  yield rows;
}

/** The first row of a zona has the values that hold for all of it. */
function toRows({ modo, nombre, lugares, tramos, ...zona }: DespachoZona): CsvCell[][] {
  const names = lugares.map((codigo) => lugarName(codigo) ?? codigo).join(", ");
  const { dias_desde, dias_hasta, gratis_desde } = zona;
  const whole = { lugares: names, dias_desde, dias_hasta, gratis_desde };
  const priced = tramos.length > 0 ? tramos : [{ hasta_gramos: null, precio: null }];
  return priced.map((tramo, at) => {
    const cells: Partial<Record<DespachoColumn, CsvCell>> = {
      modo,
      zona: nombre,
      ...(at === 0 ? whole : {}),
      ...tramo,
    };
    return despachoColumns.map((column) => cells[column] ?? null);
  });
}
