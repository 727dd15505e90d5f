import type { UnitsConfig } from "#server/config/units-config.ts";

/** Small, so that few people meet them (docs/reglas.md 106). */
export const modelUnits: UnitsConfig = {
  perLine: 3,
  perPedido: 4,
  sharePercent: 50,
  shareFrom: 2,
  heldPerPerson: 5,
  heldPerNetwork: 6,
  heldAlarm: 4,
};

export function maxUnits(stock: number): number {
  const { perLine, shareFrom } = modelUnits;
  return Math.min(perLine, Math.max(shareFrom, Math.floor(stock / 2)));
}

export function unitsOf(lineas: { cantidad: number }[]): number {
  return lineas.reduce((sum, { cantidad }) => sum + cantidad, 0);
}
