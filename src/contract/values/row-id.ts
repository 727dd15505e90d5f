/** True for the id of a row in an address, a query or a token: a positive safe integer. */
export function isRowId(text: string): boolean {
  return /^[1-9]\d{0,15}$/.test(text) && Number.isSafeInteger(Number(text));
}
