/** A piece's outer measures in millimetres, in the order in which the shop writes them. */
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
 * Reads «11x13,5x6 cm» (ancho × alto × fondo). Null for everything that is not clearly three measures
 * with a unit: the text is free, and a wrong drawing is worse than none.
 */
export function parseDimensiones(text: string): Size | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const [, first, firstUnit, second, secondUnit, third, lastUnit, rest = ""] = match;
  // A unit at the end holds for all. What stands behind it may say that the order is another one, or
  // that these are not outer measures: only words that change nothing are passed over.
  if (!lastUnit || !harmlessRest.test(rest)) return null;
  const [ancho, alto, fondo] = [
    toMm(first, firstUnit ?? lastUnit),
    toMm(second, secondUnit ?? lastUnit),
    toMm(third, lastUnit),
  ];
  const isPlausible = [ancho, alto, fondo].every((mm) => mm >= smallestMm && mm <= largestMm);
  return isPlausible ? { ancho, alto, fondo } : null;
}

function toMm(digits: string | undefined, unitName: string): number {
  const value = Number((digits ?? "").replace(",", "."));
  return Math.round(value * (millimetres[unitName.toLowerCase()] ?? Number.NaN) * 10) / 10;
}
