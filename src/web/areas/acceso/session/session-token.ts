import { readTokenClaims, type TokenClaims } from "#contract/values/persona/token-claims.ts";

/** Null when corrupt. The server checks the signature. */
export function decodeToken(token: string): TokenClaims | null {
  const payload = token.split(".")[1];
  if (token.split(".").length !== 3 || !payload) return null;
  try {
    return readTokenClaims(JSON.parse(decodeBase64Url(payload)));
  } catch {
    return null;
  }
}

/** By the server's clock; `skewMs` is server minus browser. */
export function isExpired(claims: TokenClaims, nowMs: number, skewMs: number): boolean {
  return claims.exp * 1000 <= nowMs + skewMs;
}

function decodeBase64Url(text: string): string {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
