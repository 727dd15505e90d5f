import { fold } from "#contract/values/fold.ts";
import { columnUnknown, csvRefusals } from "./csv.messages.ts";
import type { CsvError, CsvFile, CsvRow } from "./read-csv.ts";

/** Upper bound on columns: stops reading an absurd header early. */
const maxColumns = 50;

export type CsvShape = {
  columns: readonly string[];
  /** With the sentence for a file that lacks the column. */
  required: Readonly<Record<string, string>>;
  maxRows: number;
  /** Sentences for a file without rows and for one with more than `maxRows`. */
  withoutRows: string;
  tooManyRows: string;
};

/** The columns in the sequence of the file, or what is wrong with it as a whole. */
export function readHeader(
  file: CsvFile,
  shape: CsvShape,
): { columns: string[]; errors: CsvError[] } {
  const errors = findFaults(file, shape);
  return { columns: errors.length > 0 ? [] : headerOf(file).map(toColumnName), errors };
}

function headerOf({ header }: CsvFile): string[] {
  return header
    .slice(0, header.findLastIndex((name) => name.trim() !== "") + 1)
    .slice(0, maxColumns);
}

function findFaults(file: CsvFile, shape: CsvShape): CsvError[] {
  const whole = (mensaje: string) => [{ fila: 1, columna: "", mensaje }];
  if (file.faults.length > 0) return file.faults;
  const header = headerOf(file);
  if (header.length === 0) return whole(csvRefusals.empty);
  const names = header.map(toColumnName);
  const faults = names.flatMap((name, index): CsvError[] => {
    const columna = header[index]?.trim() ?? "";
    if (!shape.columns.includes(name)) {
      return [{ fila: 1, columna, mensaje: columnUnknown(shape.columns) }];
    }
    const isRepeated = names.indexOf(name) < index;
    return isRepeated ? [{ fila: 1, columna, mensaje: csvRefusals.columnRepeated }] : [];
  });
  for (const [columna, mensaje] of Object.entries(shape.required)) {
    if (!names.includes(columna)) faults.push({ fila: 1, columna, mensaje });
  }
  if (faults.length > 0) return faults;
  if (file.rows.length === 0) return whole(shape.withoutRows);
  return file.rows.length > shape.maxRows ? whole(shape.tooManyRows) : [];
}

/** Null for a row that has as many cells as the header; empty ones more are none. */
export function findShapeFault(row: CsvRow, width: number): string | null {
  const { cells, isBroken, isTooLong } = row;
  if (isBroken) return csvRefusals.quotes;
  if (isTooLong) return csvRefusals.cellTooLong;
  if (cells.length < width) return csvRefusals.tooFewCells;
  const hasMore = cells.slice(width).some((cell) => cell.trim() !== "");
  return hasMore ? csvRefusals.tooManyCells : null;
}

/** Accepts `Descripción`, `Peso gramos`. */
function toColumnName(header: string): string {
  return fold(header).replaceAll(" ", "_");
}
