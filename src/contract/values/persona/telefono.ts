import { cleanCode } from "./clean-text.ts";

const chile = "56";
/** A mobile begins with 9, a landline with its area. */
const nationalShape = /^[2-9]\d{8}$/;
/** E.164. */
const internationalShape = /^\+[1-9]\d{7,14}$/;

/**
 * Answers E.164, `+56987654321`; null for a number that cannot be called. Nine digits are a number of Chile, with or
 * without its 56; others need their plus. Signs between the digits are for readers (docs/reglas.md 71).
 */
export function parseTelefono(text: string): string | null {
  const plain = cleanCode(text);
  if (/\p{L}/u.test(plain)) return null;
  const plus = /^[^\d+]*\+/.test(plain) ? "+" : "";
  const digits = `${plus}${plain.replace(/\D/g, "")}`.replace(/^00/, "+");
  const national = digits.replace(/^\+?56/, "");
  if (nationalShape.test(national)) return `+${chile}${national}`;
  const isForeign = internationalShape.test(digits) && !digits.startsWith(`+${chile}`);
  return isForeign ? digits : null;
}

/** `+56 9 8765 4321`, `+56 32 212 3456`; a foreign number as it is kept. */
export function formatTelefono(telefono: string): string {
  const [, national] = /^\+56(\d{9})$/.exec(telefono) ?? [];
  if (national === undefined) return telefono;
  const isShortArea = national.startsWith("9") || national.startsWith("2");
  const shape = isShortArea ? /^(\d)(\d{4})(\d{4})$/ : /^(\d{2})(\d{3})(\d{4})$/;
  return `+${chile} ${national.replace(shape, "$1 $2 $3")}`;
}
