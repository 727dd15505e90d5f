import type { Impresora } from "#contract/schemas/impresoras.ts";
import { impresorasCopy as copy } from "./impresoras.copy.ts";

/** Days, hours and pieces of a printer in a line: "lu a vi, 8 a 22 h, PLA, 1 color". */
export function describeImpresora(impresora: Impresora): string {
  const { dias, desde, hasta, materiales, colores } = impresora;
  return [
    describeDias(dias),
    `${desde} a ${hasta} h`,
    materiales.length === 0 ? copy.everyMaterial : materiales.join(", "),
    copy.upTo(colores),
  ].join(", ");
}

/** "12345" as «lu a vi», "135" as «lu, mi, vi». */
export function describeDias(dias: string): string {
  const names = [...dias].map((digit) => copy.diaShort[Number(digit) - 1] ?? "");
  const isRow = "1234567".includes(dias) && dias.length > 2;
  return isRow ? `${names[0]} a ${names.at(-1)}` : names.join(", ");
}
