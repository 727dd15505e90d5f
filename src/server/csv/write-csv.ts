import { setImmediate as nextTurn } from "node:timers/promises";
import Papa from "papaparse";

export type CsvCell = string | number | null;

/**
 * Spreadsheets run a cell that begins with one of these as a formula. Apostrophes before it count:
 * only so does read-csv.ts know the one that was added.
 */
const formula = /^'*[=+\-@\t\r\n]/;
/** With it spreadsheets read UTF-8, and Spanish letters arrive whole. */
const utf8Mark = "\ufeff";

/**
 * Writes a file of `;`-separated lines as its rows come, one piece a batch: neither the file nor its
 * rows stand in memory at once. A text that a spreadsheet would run gets an apostrophe before it.
 */
export async function* writeCsv(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>,
): AsyncGenerator<string> {
  yield utf8Mark + toLines([header]);
  for await (const rows of batches) {
    if (rows.length > 0) yield toLines(rows);
    // Others' requests get their turn: an embedded database answers without ever waiting.
    await nextTurn();
  }
}

function toLines(rows: readonly (readonly CsvCell[])[]): string {
  const lines = Papa.unparse(rows as CsvCell[][], {
    delimiter: ";",
    newline: "\r\n",
    escapeFormulae: formula,
  });
  return `${lines}\r\n`;
}
