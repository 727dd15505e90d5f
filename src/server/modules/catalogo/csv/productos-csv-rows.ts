import { setImmediate as nextTurn } from "node:timers/promises";
import { requiredField } from "#contract/error-messages.ts";
import type { ImportAnswer } from "#contract/schemas/productos-admin.ts";
import { type CsvRow, readCsv } from "../../../csv/read-csv.ts";
import {
  columnUnknown,
  importRefusals,
  skuRepeated,
  tooManyRows,
} from "./productos-csv.messages.ts";
import {
  type CsvColumn,
  csvColumns,
  type ProductoCells,
  readCell,
  toColumnName,
} from "./productos-csv-columns.ts";

export const maxImportRows = 5000;
/** Upper bound on columns: stops reading an absurd header early. */
const maxColumns = 50;
/** Rows after which the event loop gets its turn. */
const batchSize = 200;

export type ImportError = ImportAnswer["errores"][number];
export type ImportRow = {
  line: number;
  cells: ProductoCells;
  /** Tells an empty cell from a missing one. */
  columns: ReadonlySet<CsvColumn>;
};

export type ImportFile = {
  total: number;
  rows: ImportRow[];
  errors: ImportError[];
  isUnreadable: boolean;
};

/** Asks no database. */
export async function readImport(bytes: Buffer): Promise<ImportFile> {
  const file = readCsv(bytes, { maxRows: maxImportRows });
  if (file.isOverfull) {
    const errors = [{ fila: 1, columna: "", mensaje: importRefusals.overfull }];
    return { total: 0, rows: [], errors, isUnreadable: true };
  }
  const header = withoutEmptyEnd(file.header).slice(0, maxColumns);
  const faults = checkFile(header, file.rows.length);
  if (faults.length > 0)
    return { total: file.rows.length, rows: [], errors: faults, isUnreadable: true };
  const columns = header.map(toColumnName) as CsvColumn[];
  const rows: ImportRow[] = [];
  const errors: ImportError[] = [];
  const lineBySku = new Map<string, number>();
  for (const [index, row] of file.rows.entries()) {
    if (index % batchSize === 0) await nextTurn();
    const { cells, faults: found } = readRow(row, columns);
    const key = toSkuKey(cells.sku);
    const earlier = lineBySku.get(key);
    if (earlier !== undefined)
      found.push(errorAt(row, { columna: "sku", mensaje: skuRepeated(earlier) }));
    if (key !== "") lineBySku.set(key, earlier ?? row.line);
    if (found.length > 0) errors.push(...found);
    else rows.push({ line: row.line, cells, columns: new Set(columns) });
  }
  return { total: file.rows.length, rows, errors, isUnreadable: false };
}

/** Case does not tell skus apart, in the database either. */
export function toSkuKey(sku: string): string {
  return sku.toLowerCase();
}

function withoutEmptyEnd(header: string[]): string[] {
  return header.slice(0, header.findLastIndex((name) => name.trim() !== "") + 1);
}

function checkFile(header: string[], rows: number): ImportError[] {
  if (header.length === 0) return [{ fila: 1, columna: "", mensaje: importRefusals.empty }];
  const names = header.map(toColumnName);
  const faults = names.flatMap((name, index): ImportError[] => {
    const columna = header[index]?.trim() ?? "";
    if (!csvColumns.some((column) => column === name)) {
      return [{ fila: 1, columna, mensaje: columnUnknown(csvColumns) }];
    }
    const isRepeated = names.indexOf(name) < index;
    return isRepeated ? [{ fila: 1, columna, mensaje: importRefusals.columnRepeated }] : [];
  });
  if (!names.includes("sku")) {
    faults.push({ fila: 1, columna: "sku", mensaje: importRefusals.skuColumn });
  }
  if (faults.length > 0) return faults;
  if (rows === 0) return [{ fila: 1, columna: "", mensaje: importRefusals.withoutRows }];
  if (rows <= maxImportRows) return [];
  return [{ fila: 1, columna: "", mensaje: tooManyRows(maxImportRows) }];
}

function readRow(row: CsvRow, columns: CsvColumn[]) {
  const cells: Record<string, unknown> = { sku: "" };
  const shape = findShapeFault(row, columns.length);
  if (shape !== null)
    return { cells: { sku: "" }, faults: [errorAt(row, { columna: "", mensaje: shape })] };
  const faults: ImportError[] = [];
  for (const [index, column] of columns.entries()) {
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

function findShapeFault({ cells, isBroken }: CsvRow, width: number): string | null {
  if (isBroken) return importRefusals.quotes;
  if (cells.length < width) return importRefusals.tooFewCells;
  const hasMore = cells.slice(width).some((cell) => cell.trim() !== "");
  return hasMore ? importRefusals.tooManyCells : null;
}

export function errorAt(
  { line }: { line: number },
  error: { columna: string; mensaje: string },
): ImportError {
  return { fila: line, ...error };
}
