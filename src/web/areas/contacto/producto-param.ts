/** Longest name that is taken over from an address. */
const maxLength = 80;

/** The name of a piece out of an address: anybody can write one, so it is one short line of text. */
export function readProductoParam(param: string | null): string {
  const line = (param ?? "").replace(/[\p{C}\p{Z}<>«»"]+/gu, " ").trim();
  return [...line].slice(0, maxLength).join("").trim();
}
