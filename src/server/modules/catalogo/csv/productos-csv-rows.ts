import { requiredField } from "#contract/error-messages.ts";
import { type CsvShape, findShapeFault, readHeader } from "../../../csv/check-csv.ts";
import { type CsvError, type CsvRow, readCsv } from "../../../csv/read-csv.ts";
import type { CsvReader } from "../../../csv/read-upload.ts";
import { importRefusals, skuRepeated, tooManyRows } from "./productos-csv.messages.ts";
import {
  type CsvColumn,
  csvColumns,
  ofFamilia,
  type ProductoCells,
  readCell,
} from "./productos-csv-columns.ts";

export const maxImportRows = 5000;

export type ImportError = CsvError;
export type ImportRow = {
  fila: number;
  cells: ProductoCells;
  /** Tells an empty cell from a missing one. */
  columns: ReadonlySet<CsvColumn>;
};

export type ImportFile = {
  total: number;
  rows: ImportRow[];
  errors: ImportError[];
  /** By row, before anything is read into it. */
  skus: Map<number, string>;
  isUnreadable: boolean;
};

const shape: CsvShape = {
  columns: csvColumns,
  required: { sku: importRefusals.skuColumn },
  maxRows: maxImportRows,
  withoutRows: importRefusals.withoutRows,
  tooManyRows: tooManyRows(maxImportRows),
};

export const importReader: CsvReader<ImportFile> = {
  read: readImport,
  module: import.meta.url,
};

/** Asks no database. */
export function readImport(bytes: Buffer): ImportFile {
  const file = readCsv(bytes, { maxRows: maxImportRows });
  const header = readHeader(file, shape);
  const total = file.rows.length;
  if (header.errors.length > 0)
    return { total, rows: [], errors: header.errors, skus: new Map(), isUnreadable: true };
  const columns = header.columns as CsvColumn[];
  const rows: ImportRow[] = [];
  const errors: ImportError[] = [];
  const placeBySku = new Map<string, number>();
  const skus = new Map<number, string>();
  for (const row of file.rows) {
    const { cells, faults: found } = readRow(row, columns);
    const key = toSkuKey(cells.sku);
    skus.set(row.fila, (row.cells[columns.indexOf("sku")] ?? "").trim());
    const earlier = placeBySku.get(key);
    if (earlier !== undefined)
      found.push(errorAt(row, { columna: "sku", mensaje: skuRepeated(earlier) }));
    if (key !== "") placeBySku.set(key, earlier ?? row.fila);
    if (found.length > 0) errors.push(...found);
    else rows.push({ fila: row.fila, cells, columns: new Set(columns) });
  }
  return { total, rows, errors, skus, isUnreadable: false };
}

/** Case does not tell skus apart, in the database either. */
export function toSkuKey(sku: string): string {
  return sku.toLowerCase();
}

function readRow(row: CsvRow, columns: CsvColumn[]) {
  const cells: Record<string, unknown> = { sku: "" };
  const shape = findShapeFault(row, columns.length);
  if (shape !== null)
    return { cells: { sku: "" }, faults: [errorAt(row, { columna: "", mensaje: shape })] };
  const faults: ImportError[] = [];
  const isBlank = (column: CsvColumn) => (row.cells[columns.indexOf(column)] ?? "").trim() === "";
  const unsaid = isBlank("familia") ? [] : ofFamilia.filter(isBlank);
  for (const [index, column] of columns.entries()) {
    if (unsaid.some((name) => name === column)) continue;
    const result = readCell(column, row.cells[index] ?? "");
    if (!result.ok) faults.push(errorAt(row, { columna: column, mensaje: result.mensaje }));
    else if (result.value !== undefined) cells[column] = result.value;
  }
  if (cells.categoria === "") {
    const columna = "categoria";
    faults.push(errorAt(row, { columna, mensaje: requiredField(columna) }));
  }
  return { cells: cells as ProductoCells, faults };
}

export function errorAt(
  { fila }: { fila: number },
  error: { columna: string; mensaje: string },
): ImportError {
  return { fila, ...error };
}
