/**
 * Normalises a text before it is kept: NFC, so that equal letters are equal; lone surrogates (which break hydration)
 * replaced; controls but tab and line breaks (which PostgreSQL cannot keep) and invisible signs dropped; ends trimmed.
 */
export function cleanText(text: string): string {
  const printable = [...text.replace(/\p{Cs}/gu, "\ufffd").normalize("NFC")]
    .filter(isPrintable)
    .join("");
  return printable.replace(unseen, "$1").trim();
}

/** Like `cleanText`, with one plain space where there are blanks of any kind. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\t\p{Zs}]+/gu, " ");
}

/**
 * Like `cleanText`, in the plain form of each letter and digit: for addresses, numbers and codes, which are copied from
 * where they stand in wide or joined forms.
 */
export function cleanCode(text: string): string {
  return cleanText(text.normalize("NFKC"));
}

/** Joiners and variants of an emoji are kept; elsewhere they hide what two texts differ in. */
const unseen =
  /(\p{ExtPict}(?:\p{EMod}|\ufe0e|\ufe0f)*(?:\u200d\p{ExtPict}(?:\p{EMod}|\ufe0e|\ufe0f)*)*|[#*\d]\ufe0f\u20e3)|[\p{DI}\u2800]/gu;

/** Tab and line breaks. */
const breaks = new Set([9, 10, 13, 0x85]);

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return breaks.has(code) || (code >= 32 && code < 127) || code > 159;
}
