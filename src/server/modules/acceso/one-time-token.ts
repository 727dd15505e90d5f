import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, so its hash needs neither salt nor a slow function. */
export function newOneTimeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOneTimeToken(token) };
}

/** What is stored instead of the token: a stolen database opens no account. */
export function hashOneTimeToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
