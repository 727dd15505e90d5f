import Papa from "papaparse";
import { csvRefusals } from "./csv.messages.ts";
import { decodeCsv } from "./decode-csv.ts";

/**
 * `fila`: the row as a spreadsheet numbers it, from 1, or the line of a file in which nothing was read; `columna` is empty for a fault of the
 * whole row.
 */
export type CsvError = { fila: number; columna: string; mensaje: string };

export type CsvRow = {
  /** The number of the row in a spreadsheet, from 1: a cell may have several lines. */
  fila: number;
  cells: string[];
  /** Unbalanced quotes: the cells are unknown. */
  isBroken: boolean;
  /** A cell has more than `maxCell` characters: no pattern may read it. */
  isTooLong: boolean;
};

export type CsvFile = {
  header: string[];
  rows: CsvRow[];
  /** With one of them nothing was read. */
  faults: CsvError[];
};

/** For each of them: a parse takes time in proportion. */
export const maxMarks = 250_000;

/** In characters: more than the longest field of any file, and than the names of all lugares. */
export const maxCell = 6000;

/** Escaped by write-csv.ts. */
const escapedFormula = /^'+[=+\-@\t\r\n]/;

/**
 * Separated by `;`, `,` or tabs, in the encodings of decode-csv.ts. Line breaks in cells become "\n", blank lines
 * are skipped, formulas unescaped. Reads at most `maxRows` + 1 rows.
 */
export function readCsv(bytes: Buffer, { maxRows }: { maxRows: number }): CsvFile {
  if (isOverfull(bytes)) return refuse([1], csvRefusals.overfull);
  const { text, unreadable } = decodeCsv(bytes);
  if (unreadable.length > 0) return refuse(unreadable, csvRefusals.letters);
  const separator = findSeparator(text);
  const long = findLongLine(text, separator);
  if (long !== null) return refuse([long], csvRefusals.cellTooLong);
  const found: CsvRow[] = [];
  let fila = 0;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: "\n",
    step: ({ data, errors }, parser) => {
      fila += 1;
      const isTooLong = data.some((cell) => cell.length > maxCell);
      const cells = isTooLong ? [] : data.map(unescapeCell);
      const isBlank = !isTooLong && cells.every((cell) => cell.trim() === "");
      if (!isBlank) found.push({ fila, cells, isBroken: errors.length > 0, isTooLong });
      if (found.length > maxRows + 1) parser.abort();
    },
  });
  const [header, ...rows] = found;
  if (header?.isTooLong) return refuse([header.fila], csvRefusals.cellTooLong);
  return { header: header?.cells ?? [], rows, faults: [] };
}

function refuse(lines: readonly number[], mensaje: string): CsvFile {
  return { header: [], rows: [], faults: lines.map((fila) => ({ fila, columna: "", mensaje })) };
}

const separators = [";", ",", "\t"] as const;

/** In encodings of one byte for these signs it is part of no other; in UTF-16 there are at least so many. */
const marks = ["\n", "\r", '"', ...separators].map((mark) => mark.charCodeAt(0));

function isOverfull(bytes: Buffer): boolean {
  return marks.some((mark) => {
    let count = 0;
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) {
      count += 1;
      if (count > maxMarks) return true;
    }
    return false;
  });
}

/** The one that the header has most of; `;` where it has one column. */
function findSeparator(text: string): string {
  const end = text.indexOf("\n");
  const header = end < 0 ? text : text.slice(0, end);
  const count = (separator: string) => header.split(separator).length;
  return separators.reduce((best, other) => (count(other) > count(best) ? other : best));
}

/**
 * The line of a stretch without separators that no cell has, were each of its signs a doubled quote: the parser
 * looks through such a stretch again for every quote in it.
 */
function findLongLine(text: string, separator: string): number | null {
  const ends = [separator, "\n"].map((mark) => mark.charCodeAt(0));
  let [line, from] = [1, 0];
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !ends.includes(text.charCodeAt(at))) continue;
    if (at - from > 2 * maxCell + 2) return line;
    if (text[at] === "\n") line += 1;
    from = at + 1;
  }
  return null;
}

function unescapeCell(cell: string): string {
  return escapedFormula.test(cell) ? cell.slice(1) : cell;
}
