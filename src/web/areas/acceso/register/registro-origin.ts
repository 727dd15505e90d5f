import { type KeyValueStorage, localBrowserStorage } from "#web/app/browser/browser-storage.ts";
import { safeRedirectTarget } from "../session/redirect-target.ts";

const key = "registroOrigin";

/** Where somebody who registers goes on: the mail's link opens in another tab. */
export function createRegistroOrigin(storage: () => KeyValueStorage) {
  return {
    keep: (from: string | null) => storage().set(key, safeRedirectTarget(from)),
    /** Once; the home page without one. */
    take(): string {
      const from = storage().get(key);
      storage().remove(key);
      return safeRedirectTarget(from);
    },
  };
}

export const registroOrigin = createRegistroOrigin(localBrowserStorage);
