import { cleanCode } from "./clean-text.ts";

/** Chile's tax number with its check digit (modulo 11): `76123456-0`, with or without dots. */
const shape = /^(\d{1,3}(?:\.\d{3}){1,2}|\d{7,8})-?([\dk])$/i;

/** Answers `76.123.456-0`; null when shape or check digit is wrong. */
export function parseRut(text: string): string | null {
  const [, body = "", digit = ""] = shape.exec(cleanCode(text).replace(/\p{Pd}/u, "-")) ?? [];
  const number = body.replaceAll(".", "");
  if (number === "" || checkDigit(number) !== digit.toUpperCase()) return null;
  const dotted = number.replace(/\B(?=(\d{3})+$)/g, ".");
  return `${dotted}-${digit.toUpperCase()}`;
}

function checkDigit(number: string): string {
  const sum = [...number]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (2 + (place % 6)), 0);
  const rest = 11 - (sum % 11);
  if (rest === 11) return "0";
  return rest === 10 ? "K" : String(rest);
}
