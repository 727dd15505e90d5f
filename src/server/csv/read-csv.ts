import Papa from "papaparse";

/** One line of a file below its header; `line` is where it begins in the file, from 1. */
export type CsvRow = {
  line: number;
  cells: string[];
  /** Its quotes do not close, so that its cells cannot be told apart. */
  isBroken: boolean;
};

export type CsvFile = { header: string[]; rows: CsvRow[] };

/** What write-csv.ts puts an apostrophe before. */
const escapedFormula = /^'+[=+\-@\t\r\n]/;

/**
 * Reads a CSV file as spreadsheets write it: separated by `;` or `,`, in UTF-8 or Windows-1252, with or
 * without a byte-order mark. Line breaks inside cells come as "\n", blank lines are skipped, and the
 * apostrophe before a formula is taken off. At most `maxRows` rows and one more are read.
 */
export function readCsv(bytes: Buffer, { maxRows }: { maxRows: number }): CsvFile {
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
  return { header: header?.cells ?? [], rows };
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // What is not UTF-8 comes from an older spreadsheet; every byte means something there.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The names of the header hold neither sign. */
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
