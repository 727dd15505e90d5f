/**
 * Lone surrogates (which break hydration) replaced, control characters but tab and line breaks
 * (which PostgreSQL cannot keep) dropped, ends trimmed.
 */
export function cleanText(text: string): string {
  return [...text.toWellFormed()].filter(isPrintable).join("").trim();
}

function isPrintable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code === 9 || code === 10 || code === 13 || (code >= 32 && code !== 127);
}
