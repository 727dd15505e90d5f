import Papa from "papaparse";

/** `line`: where the row begins in the file, from 1. */
export type CsvRow = {
  line: number;
  cells: string[];
  /** Unbalanced quotes: the cells are unknown. */
  isBroken: boolean;
};

export type CsvFile = {
  header: string[];
  rows: CsvRow[];
  /** Nothing was read: more line breaks, quotes or separators than `maxMarks`. */
  isOverfull: boolean;
};

/** Of each of them: a parse takes as long as there are, and keeps others waiting. */
export const maxMarks = 250_000;

/** Escaped by write-csv.ts. */
const escapedFormula = /^'+[=+\-@\t\r\n]/;

/**
 * `;` or `,`, UTF-8 or Windows-1252. Line breaks in cells become "\n", blank lines are skipped,
 * formulas unescaped. Reads at most `maxRows` + 1 rows.
 */
export function readCsv(bytes: Buffer, { maxRows }: { maxRows: number }): CsvFile {
  if (isOverfull(bytes)) return { header: [], rows: [], isOverfull: true };
  const text = decode(bytes).replace(/\r\n?/g, "\n");
  const found: CsvRow[] = [];
  let [line, start] = [1, 0];
  Papa.parse<string[]>(text, {
    delimiter: findSeparator(text),
    newline: "\n",
    step: ({ data, errors, meta }, parser) => {
      const isBlank = data.every((cell) => cell.trim() === "");
      if (!isBlank)
        found.push({ line, cells: data.map(unescapeCell), isBroken: errors.length > 0 });
      line += countLines(text, start, meta.cursor);
      start = meta.cursor;
      if (found.length > maxRows + 1) parser.abort();
    },
  });
  const [header, ...rows] = found;
  return { header: header?.cells ?? [], rows, isOverfull: false };
}

/** In both encodings these signs are one byte, which is part of no other sign. */
const marks = ["\n", "\r", '"', ";", ","].map((mark) => mark.charCodeAt(0));

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

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Older spreadsheets; every byte is valid here.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function findSeparator(text: string): ";" | "," {
  const end = text.indexOf("\n");
  const header = end < 0 ? text : text.slice(0, end);
  return header.split(",").length > header.split(";").length ? "," : ";";
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at >= 0 && at < to; at = text.indexOf("\n", at + 1)) {
    count += 1;
  }
  return count;
}

function unescapeCell(cell: string): string {
  return escapedFormula.test(cell) ? cell.slice(1) : cell;
}
