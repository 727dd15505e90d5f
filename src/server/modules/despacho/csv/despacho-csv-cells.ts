import leven from "leven";
import { type ZonaModo, zonaModos } from "#contract/values/despacho/despacho.ts";
import { lugares, readLugar } from "#contract/values/despacho/lugares.ts";
import { fold } from "#contract/values/fold.ts";
import type { CsvRow } from "../../../csv/read-csv.ts";
import { despachoCsvRefusals as refusals } from "./despacho-csv.messages.ts";

/** One row for each tramo of a zona; what holds for the whole zona may stand in one of them only. */
export const despachoColumns = [
  "modo",
  "zona",
  "lugares",
  "dias_desde",
  "dias_hasta",
  "gratis_desde",
  "hasta_gramos",
  "precio",
] as const;
export type DespachoColumn = (typeof despachoColumns)[number];

export type Cells = Record<DespachoColumn, string>;

export function cellsOf({ cells }: CsvRow, columns: readonly string[]): Cells {
  const of = (column: DespachoColumn) => (cells[columns.indexOf(column)] ?? "").trim();
  return {
    modo: of("modo"),
    zona: of("zona"),
    lugares: of("lugares"),
    dias_desde: of("dias_desde"),
    dias_hasta: of("dias_hasta"),
    gratis_desde: of("gratis_desde"),
    hasta_gramos: of("hasta_gramos"),
    precio: of("precio"),
  };
}

/** Accepts `A domicilio` and `Por pagar`. */
export function readModo(text: string): ZonaModo | undefined {
  const typed = fold(text).replace(/^a /, "").replaceAll(" ", "_");
  return zonaModos.find((modo) => modo === typed);
}

/** Accepts `$12.990`, as a spreadsheet in Chile shows it; -5 is a number, too, and refused with its zona. */
export function readWhole(text: string): number | { mensaje: string } {
  const [, sign = "", digits] = /^(-?)(?:\s*\$)?\s*(\d{1,3}(?:\.\d{3})+|\d+)$/.exec(text) ?? [];
  if (digits === undefined || digits.length > 12) return { mensaje: refusals.whole };
  return Number(`${sign}${digits.replaceAll(".", "")}`);
}

/** Names or codes, separated by commas. */
export function readLugares(text: string): { codes: string[]; unknown: string[] } {
  const names = text
    .split(/[,|\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const read = names.map((name) => readLugar(name) ?? { name });
  return {
    codes: read.filter((it) => typeof it === "string"),
    unknown: read.flatMap((it) => (typeof it === "string" ? [] : [it.name])),
  };
}

const folded = lugares.map(({ nombre }) => ({ nombre, name: fold(nombre) }));

/** Null when no name is within a third of wrong letters. */
export function nearestLugar(text: string): string | null {
  const typed = fold(text.slice(0, 60));
  const ranked = folded
    .map(({ nombre, name }) => ({ nombre, wrong: leven(typed, name) }))
    .sort((a, b) => a.wrong - b.wrong);
  const [best] = ranked;
  return best && best.wrong <= Math.max(1, Math.floor(typed.length / 3)) ? best.nombre : null;
}
