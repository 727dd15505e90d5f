import type { TokenClaims } from "#contract/values/persona/token-claims.ts";

/** Well-formed, with an invalid signature. */
export function fakeToken(claims: Partial<TokenClaims> = {}): string {
  const payload = { sub: "7", nombre: "Ana", rol: "cliente", iat: 1_000, exp: 4_600, ...claims };
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `e30.${base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}.firma`;
}
