/**
 * Lone surrogates (which break hydration) replaced, control characters but tab and line breaks
 * (which PostgreSQL cannot keep) dropped, signs without a width that turn or hide text dropped, ends
 * trimmed.
 */
export function cleanText(text: string): string {
  return [...text.toWellFormed()].filter(isPrintable).join("").replace(hidden, "").trim();
}

/** Bidirectional controls and signs without a width; a joiner stays between the parts of an emoji. */
const hidden =
  /[\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code === 9 || code === 10 || code === 13 || (code >= 32 && code !== 127);
}
