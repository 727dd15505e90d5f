import { createHash, randomBytes } from "node:crypto";

/** 256 random bits: nobody guesses one, so its hash needs no salt and no slowness. */
export function newOneTimeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOneTimeToken(token) };
}

/** What is stored in a token's place: a stolen database opens no account. */
export function hashOneTimeToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
