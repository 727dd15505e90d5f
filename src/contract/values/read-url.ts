/** Null for what is no address. Browsers of before 2024 have no `URL.parse`. */
export function readUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
