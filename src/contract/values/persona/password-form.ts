/**
 * The one form of a password, whatever system it was typed on: a plain space for each blank, and
 * NFC. Case and width of letters stay (OpaqueString, RFC 8265 4.2.2).
 */
export function passwordForm(typed: string): string {
  return typed.replace(/\p{Zs}/gu, " ").normalize("NFC");
}
