import { type DespachoZona, DespachoZonaSchema } from "#contract/schemas/despacho.ts";
import { despachoBounds as bounds, type ZonaModo } from "#contract/values/despacho/despacho.ts";
import { fold } from "#contract/values/fold.ts";
import { type CsvShape, findShapeFault, readHeader } from "../../../csv/check-csv.ts";
import { type CsvError, type CsvRow, readCsv } from "../../../csv/read-csv.ts";
import type { CsvReader } from "../../../csv/read-upload.ts";
import { findZonasFaults } from "../check-tabla.ts";
import {
  differsFromLine,
  lugarUnknown,
  despachoCsvRefusals as refusals,
  requiredColumns,
  tooManyRows,
} from "./despacho-csv.messages.ts";
import {
  type Cells,
  cellsOf,
  type DespachoColumn,
  despachoColumns,
  nearestLugar,
  readLugares,
  readModo,
  readWhole,
} from "./despacho-csv-cells.ts";

export type DespachoFile = { filas: number; zonas: DespachoZona[]; errors: CsvError[] };

const maxRows = bounds.zonas * bounds.tramos;
/** A comparison with every name of Chile takes a millisecond. */
const maxNearest = 20;

const shape: CsvShape = {
  columns: despachoColumns,
  required: requiredColumns(despachoColumns),
  maxRows,
  withoutRows: refusals.withoutRows,
  tooManyRows: tooManyRows(maxRows),
};

/** A zona as its rows tell it; a number that could not be read is missing. */
type Draft = {
  fila: number;
  modo: ZonaModo;
  nombre: string;
  /** Where each cell that holds for the whole zona was first told, folded. */
  told: Map<DespachoColumn, { fila: number; text: string }>;
  lugares: string[];
  numbers: Map<DespachoColumn, number>;
  tramos: { fila: number; hasta_gramos: number; precio: number }[];
};

export const despachoReader: CsvReader<DespachoFile> = {
  read: readDespachoCsv,
  module: import.meta.url,
};

/** Asks no database. Either the zonas in the sequence of the file, or its errors by line. */
export function readDespachoCsv(bytes: Buffer): DespachoFile {
  const file = readCsv(bytes, { maxRows });
  const header = readHeader(file, shape);
  const filas = file.rows.length;
  if (header.errors.length > 0) return { filas, zonas: [], errors: header.errors };
  const drafts = new Map<string, Draft>();
  const errors: CsvError[] = [];
  const unknown: { fila: number; name: string }[] = [];
  for (const row of file.rows) {
    const add = (columna: string, mensaje: string) =>
      errors.push({ fila: row.fila, columna, mensaje });
    readRow(row, { columns: header.columns, drafts, unknown, add });
  }
  for (const [index, { fila, name }] of unknown.entries()) {
    const mensaje = lugarUnknown(name, index < maxNearest ? nearestLugar(name) : null);
    errors.push({ fila, columna: "lugares", mensaje });
  }
  const all = [...drafts.values()];
  if (errors.length === 0) errors.push(...findFaults(all));
  const zonas = errors.length > 0 ? [] : all.map(toZona);
  return { filas, zonas, errors: errors.toSorted((a, b) => a.fila - b.fila) };
}

type Reading = {
  columns: readonly string[];
  drafts: Map<string, Draft>;
  unknown: { fila: number; name: string }[];
  add: (columna: string, mensaje: string) => void;
};

function readRow(row: CsvRow, { columns, drafts, unknown, add }: Reading): void {
  const broken = findShapeFault(row, columns.length);
  if (broken !== null) {
    add("", broken);
    return;
  }
  const cells = cellsOf(row, columns);
  const modo = readModo(cells.modo);
  if (modo === undefined) add("modo", refusals.modo);
  if (cells.zona === "") add("zona", refusals.zona);
  if (modo === undefined || cells.zona === "") return;
  const key = `${modo} ${fold(cells.zona)}`;
  const draft = drafts.get(key) ?? newDraft({ fila: row.fila, modo, nombre: cells.zona });
  drafts.set(key, draft);
  if (isNews(draft, { row, cells, column: "lugares", add })) {
    const { codes, unknown: names } = readLugares(cells.lugares);
    draft.lugares = codes;
    unknown.push(...names.map((name) => ({ fila: row.fila, name })));
  }
  for (const column of ["dias_desde", "dias_hasta", "gratis_desde"] as const) {
    if (!isNews(draft, { row, cells, column, add })) continue;
    const value = readWhole(cells[column]);
    if (typeof value === "number") draft.numbers.set(column, value);
    else add(column, value.mensaje);
  }
  readTramo(draft, { row, cells, add });
}

function newDraft(zona: Pick<Draft, "fila" | "modo" | "nombre">): Draft {
  return { ...zona, told: new Map(), lugares: [], numbers: new Map(), tramos: [] };
}

type Telling = { row: CsvRow; cells: Cells; add: Reading["add"] };

/** Whether this row is the first to tell it; another word for the same is refused. */
function isNews(
  { told }: Draft,
  { row, cells, column, add }: Telling & { column: DespachoColumn },
): boolean {
  if (cells[column] === "") return false;
  const text = fold(cells[column]);
  const before = told.get(column);
  if (before === undefined) told.set(column, { fila: row.fila, text });
  else if (before.text !== text) add(column, differsFromLine(before.fila));
  return before === undefined;
}

function readTramo({ modo, tramos }: Draft, { row, cells, add }: Telling): void {
  const { hasta_gramos, precio } = cells;
  if (modo === "por_pagar" && hasta_gramos === "" && precio === "") return;
  const [gramos, pesos] = [readWhole(hasta_gramos), readWhole(precio)];
  if (typeof gramos !== "number") add("hasta_gramos", gramos.mensaje);
  else if (typeof pesos !== "number") add("precio", pesos.mensaje);
  else tramos.push({ fila: row.fila, hasta_gramos: gramos, precio: pesos });
}

/** Sequence has no meaning in a file that somebody sorted: the lightest tramo first. */
function toZona({ modo, nombre, lugares, numbers, tramos }: Draft): DespachoZona {
  return {
    modo,
    nombre,
    lugares,
    dias_desde: numbers.get("dias_desde") ?? -1,
    dias_hasta: numbers.get("dias_hasta") ?? -1,
    gratis_desde: numbers.get("gratis_desde") ?? null,
    tramos: byWeight(tramos).map(({ hasta_gramos, precio }) => ({ hasta_gramos, precio })),
  };
}

function byWeight(tramos: Draft["tramos"]): Draft["tramos"] {
  return tramos.toSorted((a, b) => a.hasta_gramos - b.hasta_gramos);
}

/** Checks like the form of the administration, each fault with the line that has to change. */
function findFaults(drafts: readonly Draft[]): CsvError[] {
  const [beyond] = drafts.slice(bounds.zonas);
  if (beyond) return [{ fila: beyond.fila, columna: "zona", mensaje: refusals.tooManyZonas }];
  const zonas = drafts.map(toZona);
  const malformed = zonas.flatMap((zona, at): CsvError[] => {
    const { error } = DespachoZonaSchema.safeParse(zona);
    const [issue] = error?.issues ?? [];
    if (!issue) return [];
    const columna = columnOf(String(issue.path[0] ?? ""));
    return [{ fila: drafts[at]?.fila ?? 1, columna, mensaje: issue.message }];
  });
  if (malformed.length > 0) return malformed;
  return findZonasFaults(zonas).map(({ zona, tramo, campo, mensaje }) => {
    const draft = drafts[zona ?? 0];
    const fila = tramo === null ? undefined : byWeight(draft?.tramos ?? [])[tramo]?.fila;
    return { fila: fila ?? draft?.fila ?? 1, columna: columnOf(campo), mensaje };
  });
}

function columnOf(campo: string): string {
  if (campo === "nombre") return "zona";
  return campo === "tramos" ? "hasta_gramos" : campo;
}
