import type { KeyValueStorage } from "#web/app/browser/browser-storage.ts";
import { randomSecret, toBase64Url } from "../random-secret.ts";
import { safeRedirectTarget } from "../session/redirect-target.ts";

const key = "googleSignIn";

export type PendingSignIn = { state: string; verifier: string; from: string };

/** Two secrets of 256 bits for one sign-in, stored in this tab. */
export function rememberSignIn(tabStorage: KeyValueStorage, from: string | null): PendingSignIn {
  const pending = {
    state: randomSecret(),
    verifier: randomSecret(),
    from: safeRedirectTarget(from),
  };
  tabStorage.set(key, JSON.stringify(pending));
  return pending;
}

/** Once: a reload or a second mount gets null. */
export function takeSignIn(tabStorage: KeyValueStorage): PendingSignIn | null {
  const raw = tabStorage.get(key);
  tabStorage.remove(key);
  try {
    const { state, verifier, from } = JSON.parse(raw ?? "") as Partial<PendingSignIn>;
    if (!state || !verifier) return null;
    return { state, verifier, from: safeRedirectTarget(from) };
  } catch {
    return null;
  }
}

/** The S256 challenge of a verifier (RFC 7636, section 4.2). */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return toBase64Url(new Uint8Array(digest));
}
