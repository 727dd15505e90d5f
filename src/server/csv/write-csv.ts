import { setImmediate as nextTurn } from "node:timers/promises";
import Papa from "papaparse";

export type CsvCell = string | number | null;

/**
 * Spreadsheets execute such cells. Leading apostrophes count, so that read-csv.ts removes exactly
 * the one added.
 */
const formula = /^'*[=+\-@\t\r\n]/;
/** Without it spreadsheets do not read UTF-8. */
const utf8Mark = "\ufeff";

/**
 * Streams `;`-separated lines batch by batch, in constant memory, and escapes formulas. Every text is
 * quoted: a program that divides at commas, too, would make a cell of what follows one.
 */
export async function* writeCsv(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>,
): AsyncGenerator<string> {
  yield utf8Mark + toLines([header]);
  for await (const rows of batches) {
    if (rows.length > 0) yield toLines(rows);
    // Yields to other requests: SQLite answers without ever waiting.
    await nextTurn();
  }
}

function toLines(rows: readonly (readonly CsvCell[])[]): string {
  const lines = Papa.unparse(rows as CsvCell[][], {
    delimiter: ";",
    newline: "\r\n",
    escapeFormulae: formula,
    quotes: (cell) => typeof cell === "string",
  });
  return `${lines}\r\n`;
}
