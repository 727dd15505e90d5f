import { findTransportista } from "#contract/values/despacho/transportistas.ts";

/** Envio of one pedido; `transportista` is empty where the line names none. */
export type ToldEnvio = { numero: string; transportista: string; seguimiento: string };

export type ReadEnvios = {
  /** The last line of a pedido wins. */
  envios: ToldEnvio[];
  /** Lines without a numero or without a seguimiento, as they stand. */
  unread: string[];
};

const numeroPattern = /^(?:pedido\s*)?(?:n[°º.]?\s*)?e-?0*([1-9]\d{0,8})$/i;

/**
 * Reads a table as a spreadsheet, a transportista's page or a scanner gives it: one pedido a line, cells parted by tabs,
 * `;`, `,` or wide gaps, in any sequence. A scanner types the numero and the seguimiento as lines of their own.
 */
export function readEnvios(text: string): ReadEnvios {
  const found = new Map<string, ToldEnvio>();
  const unread: string[] = [];
  for (const { line, cells } of joinScanned(text.split(/\r\n?|\n/).map(toLine))) {
    const numero = cells.map(numeroIn).find((it) => it !== null);
    const envio = numero && envioOf(cells.filter((cell) => numeroIn(cell) === null));
    if (envio) found.set(numero, { numero, ...envio });
    // A title or a header has no number of anything.
    else if (/\d/.test(line)) unread.push(line);
  }
  return { envios: [...found.values()], unread };
}

type Line = { line: string; cells: string[] };

function toLine(line: string): Line {
  return { line: line.trim(), cells: cellsOf(line) };
}

/** Gives a numero that stands alone the line after it. */
function joinScanned(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const { line, cells } of lines) {
    const last = joined.at(-1);
    const hasNumero = cells.some((cell) => numeroIn(cell) !== null);
    if (last?.cells.length === 1 && numeroIn(last.line) !== null && !hasNumero && line !== "")
      last.cells.push(...cells);
    else if (line !== "") joined.push({ line, cells });
  }
  return joined;
}

function cellsOf(line: string): string[] {
  const separator = ["\t", ";", ","].find((it) => line.includes(it));
  const cells = separator ? line.split(separator) : line.trim().split(/ {2,}/);
  const told = cells.map((cell) => cell.trim().replace(/^"(.*)"$/, "$1")).filter(Boolean);
  // Typed with single spaces: the numero stands first, the seguimiento last.
  const [only = ""] = told;
  const typed = told.length === 1 ? /^(\S+) (.+ )?(\S+)$/.exec(only) : null;
  if (!typed || numeroIn(typed[1] ?? "") === null) return told;
  return [typed[1], typed[2]?.trim(), typed[3]].filter((cell) => cell !== undefined);
}

/** Writes it as the shop does; null for other text. */
function numeroIn(cell: string): string | null {
  const [, digits] = numeroPattern.exec(cell) ?? [];
  return digits === undefined ? null : `E-${digits.padStart(6, "0")}`;
}

/** A table may have other columns: beside more than two cells only a name that the shop knows is a transportista. */
function envioOf(cells: readonly string[]): Omit<ToldEnvio, "numero"> | null {
  const words = cells.filter((cell) => !/\d/.test(cell));
  const known = words.find((cell) => findTransportista(cell));
  const transportista = known ?? (cells.length === 2 ? words[0] : undefined) ?? "";
  const seguimiento = cells.find((cell) => /\d/.test(cell));
  return seguimiento === undefined ? null : { transportista, seguimiento };
}
