import { lazy } from "../lazy.ts";

const format = lazy(() => new Intl.NumberFormat("es-CL", { style: "currency", currency: "CLP" }));

/** Formats whole pesos, e.g. 12990 as `$12.990`. Throws on fractions. */
export function formatClp(pesos: number): string {
  if (!Number.isSafeInteger(pesos)) throw new RangeError(`not whole pesos: ${pesos}`);
  return format().format(pesos);
}

/** In pesos (docs/reglas.md 26). */
export function sumClp(lines: readonly { precio: number; cantidad: number }[]): number {
  return lines.reduce((total, line) => total + line.precio * line.cantidad, 0);
}
