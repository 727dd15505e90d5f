import { createHash, randomBytes } from "node:crypto";

/** 256 random bits need neither salt nor a slow hash. */
export function newOneTimeToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashOneTimeToken(token) };
}

/** A stolen database opens no account. */
export function hashOneTimeToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
