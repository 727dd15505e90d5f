import { fold } from "#contract/values/fold.ts";

const lettersOfSigns: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "€": "e",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
  "!": "i",
};

/** The password without case and accents, and what it reads as: "p@ssw0rd" → "password". */
export function readingsOf(password: string): string[] {
  return [...new Set(readSignsAsLetters(fold(password)))];
}

/** The readings of what is left without the digits and signs around it: "p@ssw0rd-12" → "password". */
export function stemsOf(password: string): string[] {
  const text = fold(password);
  // A look-alike may begin the word, or end it before a separator: "$unshine", "sunsh1n3-12".
  const begun = [text, text.replace(/^[^\p{L}]+/u, "")];
  const ended = begun.flatMap((part) => [
    part.replace(/[^\p{L}]+$/u, ""),
    part.replace(/[^\p{L}\d][^\p{L}]*$/u, ""),
  ]);
  return [...new Set(ended.flatMap(readSignsAsLetters))];
}

/** Folded text as it stands, and with its look-alikes read as letters. */
function readSignsAsLetters(text: string): string[] {
  const read = text.replace(/[@43€0$57!]/g, (sign) => lettersOfSigns[sign] ?? sign);
  // A one stands for both.
  return [text, read.replaceAll("1", "i"), read.replaceAll("1", "l")];
}
