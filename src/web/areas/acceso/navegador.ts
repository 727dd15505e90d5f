import { type KeyValueStorage, localBrowserStorage } from "#web/app/browser/browser-storage.ts";
import { randomSecret } from "./random-secret.ts";

const key = "navegador";

/**
 * Random value that tells the shop that this browser registered an address or signed in to it before. Sent only with such
 * calls (docs/decisiones.md 29).
 */
export function readNavegador(storage: KeyValueStorage = localBrowserStorage()): string {
  const known = storage.get(key);
  if (known !== null && /^[\w-]{43}$/.test(known)) return known;
  const fresh = randomSecret();
  storage.set(key, fresh);
  return fresh;
}
