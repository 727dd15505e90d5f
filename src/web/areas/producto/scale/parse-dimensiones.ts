/** In millimetres. */
export type Size = { ancho: number; alto: number; fondo: number };

const number = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
const unit = "(mm|cm|m)?";
const by = String.raw`\s*[x×*]\s*`;
const pattern = new RegExp(
  String.raw`^\s*${[number, number, number].join(String.raw`\s*${unit}${by}`)}\s*${unit}\b(?<rest>.*)$`,
  "i",
);

const millimetres: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };
const harmlessRest =
  /^[\s.,;()]*(?:(?:aprox|aproximadamente|cada|una?o?|la|pieza|c\/u)[\s.,;()]*)*$/i;
const smallestMm = 2;
const largestMm = 2000;

/**
 * Parses «11x13,5x6 cm» (ancho × alto × fondo). Null unless clearly three measures with a unit: a
 * wrong drawing is worse than none.
 */
export function parseDimensiones(text: string): Size | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const [, first, firstUnit, second, secondUnit, third, lastUnit, rest = ""] = match;
  // The last unit holds for all. Text after it may change the meaning: only harmless words pass.
  if (!lastUnit || !harmlessRest.test(rest)) return null;
  const [width, alto, depth] = [
    toMm(first, firstUnit ?? lastUnit),
    toMm(second, secondUnit ?? lastUnit),
    toMm(third, lastUnit),
  ];
  const isPlausible = [width, alto, depth].every((mm) => mm >= smallestMm && mm <= largestMm);
  return isPlausible ? { ancho: width, alto, fondo: depth } : null;
}

function toMm(digits: string | undefined, unitName: string): number {
  const value = Number((digits ?? "").replace(",", "."));
  return Math.round(value * (millimetres[unitName.toLowerCase()] ?? Number.NaN) * 10) / 10;
}
