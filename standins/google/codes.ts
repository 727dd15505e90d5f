import { createHash, randomBytes } from "node:crypto";
import type { Bent, Person } from "./person.ts";

const lifeMs = 5 * 60_000;

/** A pop-up's code has no redirect address. */
export type Grant = {
  person: Person;
  bent: Bent;
  redirectUri: string | null;
  codeChallenge: string | null;
  nonce: string | null;
  expiresAt: number;
};

export type Codes = {
  make(grant: Omit<Grant, "expiresAt">): string;
  /** Null for an unknown, used or expired code. */
  take(code: string): Grant | null;
};

export function createCodes(now: () => number): Codes {
  const grants = new Map<string, Grant>();
  return {
    make(grant) {
      const code = `4/${randomBytes(24).toString("base64url")}`;
      grants.set(code, { ...grant, expiresAt: now() + lifeMs });
      return code;
    },
    take(code) {
      const grant = grants.get(code) ?? null;
      grants.delete(code);
      return grant !== null && grant.expiresAt > now() ? grant : null;
    },
  };
}

/** PKCE S256 (RFC 7636); true when the authorisation had no challenge. */
export function isVerified({ codeChallenge }: Grant, verifier: string | null): boolean {
  if (codeChallenge === null) return true;
  if (verifier === null) return false;
  return createHash("sha256").update(verifier).digest("base64url") === codeChallenge;
}
