import { createHash, randomBytes } from "node:crypto";
import type { Bent, Person } from "./person.ts";

const lifeMs = 5 * 60_000;

/** What a code was made for. A pop-up's code is bound to nothing. */
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
  /** The grant of a code, once: a second use finds nothing. */
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

/** True when the verifier is the one whose SHA-256 the authorisation named (RFC 7636), or none was named. */
export function isVerified({ codeChallenge }: Grant, verifier: string | null): boolean {
  if (codeChallenge === null) return true;
  if (verifier === null) return false;
  return createHash("sha256").update(verifier).digest("base64url") === codeChallenge;
}
