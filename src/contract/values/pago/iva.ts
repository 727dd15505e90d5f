const percent = 19;
const rate = 1 + percent / 100;

export const ivaLabel = `IVA (${percent} %)`;

/** Divides a total in whole pesos; neto and IVA add up to it (docs/reglas.md 190). */
export function divideIva(total: number): { neto: number; iva: number } {
  if (!Number.isSafeInteger(total)) throw new RangeError(`not whole pesos: ${total}`);
  const neto = Math.round(total / rate);
  return { neto, iva: total - neto };
}
