import { addressOn } from "#web/app/browser/foreign-address.ts";

/**
 * The provider's url with query token_ws (docs/reglas.md 54); null for an invalid answer, or one that leads
 * elsewhere than to `origin`.
 */
export function paymentAddress(answer: unknown, origin: string | null): string | null {
  const { url, token } = (answer ?? {}) as { url?: unknown; token?: unknown };
  const target = addressOn(origin, url);
  if (target === null || typeof token !== "string" || token === "") return null;
  target.searchParams.set("token_ws", token);
  return target.href;
}
