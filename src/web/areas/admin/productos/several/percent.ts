const shape = /^([+\-−]?)\s*(\d{1,3})(?:[.,](\d))?\s*%?$/;

/** Tenths of a percent: "-10" is -100 and "8,5 %" is 85. Null for 0, below -90 %, above 900 % and other texts. */
export function readPercent(typed: string): number | null {
  const found = shape.exec(typed.trim());
  if (!found) return null;
  const [, sign, whole, tenth = "0"] = found;
  const size = Number(whole) * 10 + Number(tenth);
  const tenths = sign === "" || sign === "+" ? size : -size;
  return tenths === 0 || tenths < -900 || tenths > 9_000 ? null : tenths;
}

/** To the nearest ten pesos, at least ten. */
export function changeByPercent(precio: number, tenths: number): number {
  return Math.max(10, Math.round((precio * (1_000 + tenths)) / 10_000) * 10);
}
