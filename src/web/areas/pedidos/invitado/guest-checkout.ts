import { type KeyValueStorage, tabBrowserStorage } from "#web/app/browser/browser-storage.ts";
import { isRecord, parseJson } from "#web/app/browser/stored-json.ts";

/** In this tab, until it is closed or the pedido is paid. */
const keys = { form: "guestCheckout", pago: "guestPago" } as const;

/** Typed values of the checkout without an account, and the payment that it began. */
export function createGuestCheckout(storage: () => KeyValueStorage) {
  return {
    readForm(): Record<string, string> {
      const stored = parseJson(storage().get(keys.form));
      if (!isRecord(stored)) return {};
      const texts = Object.entries(stored).filter(([, value]) => typeof value === "string");
      return Object.fromEntries(texts) as Record<string, string>;
    },
    keepForm: (texts: Readonly<Record<string, string>>) =>
      storage().set(keys.form, JSON.stringify(texts)),
    readPago: () => storage().get(keys.pago),
    keepPago: (token: string) => storage().set(keys.pago, token),
    /** Nothing that was typed stays after the payment; the receipt still can be read again. */
    end: () => storage().remove(keys.form),
  };
}

export const guestCheckout = createGuestCheckout(tabBrowserStorage);
