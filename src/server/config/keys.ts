import { hkdfSync } from "node:crypto";
import { LRUCache } from "lru-cache";

/**
 * Purpose of a key, and part of it: a renamed purpose makes another key, and everything signed, counted or encrypted with
 * the old one is lost.
 */
export type KeyPurpose = "session" | "limits" | "trail" | "factor" | "registration" | "avisos";

export type Secrets = {
  readonly jwtSecret: string;
  /** Old secret during a rotation: sessions signed with it are still read. */
  readonly jwtSecretPrevious: string | null;
};

const keyBytes = 32;
const derived = new LRUCache<string, Buffer>({ max: 100 });

/** 32 bytes by HKDF-SHA-256 (RFC 5869): a key of one purpose tells nothing about another's. */
export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  const name = `${purpose} ${secret}`;
  const known = derived.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", secret, "", `estrato ${purpose}`, keyBytes));
  derived.set(name, key);
  return key;
}

/** Key for new signatures and counts. */
export function currentKey({ jwtSecret }: Secrets, purpose: KeyPurpose): Buffer {
  return deriveKey(jwtSecret, purpose);
}

/** The current key first, then that of the secret before it: for reading what an older one made. */
export function readingKeys(secrets: Secrets, purpose: KeyPurpose): Buffer[] {
  const { jwtSecret, jwtSecretPrevious } = secrets;
  const all = jwtSecretPrevious === null ? [jwtSecret] : [jwtSecret, jwtSecretPrevious];
  return all.map((secret) => deriveKey(secret, purpose));
}
