const maxLength = 80;

/** Anybody can write an address: only one short line of text passes. */
export function readProductoParam(param: string | null): string {
  const line = (param ?? "").replace(/[\p{C}\p{Z}<>«»"]+/gu, " ").trim();
  return [...line].slice(0, maxLength).join("").trim();
}
