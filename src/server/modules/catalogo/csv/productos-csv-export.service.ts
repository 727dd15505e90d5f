import type { ProductosAdminQuery } from "#contract/schemas/productos-admin.ts";
import { type CsvCell, writeCsv } from "../../../csv/write-csv.ts";
import type { Db } from "../../../db/database.ts";
import { toProductosFilter } from "../catalogo.service.ts";
import { countProductos } from "../productos-list.queries.ts";
import { toldCampos, writeCampos } from "./campos-cell.ts";
import { parseCampos } from "./place-campos.ts";
import { type ExportRow, selectProductosAfter } from "./productos-csv.queries.ts";
import { csvColumns, toWord } from "./productos-csv-columns.ts";
import { toldValores, writeValores } from "./valores-cell.ts";

/** Few enough that other requests wait only some milliseconds. */
const exportBatchSize = 500;

/** The file can be imported again. */
export function exportProductos(db: Db, query: ProductosAdminQuery): AsyncIterable<string> {
  return writeCsv(csvColumns, readBatches(db, query));
}

export async function countExported(db: Db, query: ProductosAdminQuery): Promise<number> {
  const filter = toExportFilter(query);
  return filter === null ? 0 : countProductos(db, filter);
}

function toExportFilter(query: ProductosAdminQuery) {
  return toProductosFilter(query, {
    isPublic: false,
    onlyDestacados: query.destacados === true,
  });
}

async function* readBatches(db: Db, query: ProductosAdminQuery): AsyncGenerator<CsvCell[][]> {
  const filter = toExportFilter(query);
  let after = 0;
  while (filter !== null) {
    const rows = await selectProductosAfter(db, { filter, after, limit: exportBatchSize });
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(toCells);
    after = last.id;
  }
}

function toCells({ id: _, disponible, ejes, personalizacion, ...row }: ExportRow): CsvCell[] {
  const { a_medida, destacado, activo } = row;
  const words = {
    a_medida: toWord(a_medida),
    destacado: toWord(destacado),
    activo: toWord(activo),
  };
  const valores = writeValores(toldValores(row.valores, ejes));
  const campos = writeCampos(toldCampos(parseCampos(personalizacion)));
  const cells = { ...row, ...words, stock: disponible, valores, campos };
  return csvColumns.map((column) => cells[column]);
}
