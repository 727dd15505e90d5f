import type { ApiResult } from "#contract/client.ts";
import type { TokenClaims } from "#contract/values/persona/token-claims.ts";
import { decodeToken } from "./session-token.ts";

const retryDelayMs = 30_000;

/** The middle of the token's life on this browser's clock; `skewMs` is server minus browser. */
export function renewalDueMs({ iat, exp }: TokenClaims, skewMs: number): number {
  const middle = iat + (exp - iat) / 2;
  return middle * 1_000 - skewMs;
}

export type RenewalDeps = {
  nowMs: () => number;
  isVisible: () => boolean;
  session: {
    token: () => string | null;
    /** Server minus browser. */
    skewMs: () => number;
    syncWithStorage: () => void;
    replace: (token: string, options: { instead: string }) => unknown;
  };
  /** One tab at a time. */
  lock: (act: () => Promise<void>) => Promise<void>;
  renew: () => Promise<ApiResult<"renewSession">>;
};

/**
 * Renews the session while the shop is used: call `onUse` at every sign of use. The API client ends
 * a refused session; other failures are retried at the next use.
 */
export function createRenewal(deps: RenewalDeps) {
  const { session } = deps;
  let known: { token: string; dueMs: number } | null = null;
  let waitUntilMs = Number.NEGATIVE_INFINITY;
  let isBusy = false;

  async function onUse(): Promise<void> {
    if (isBusy || !isDue()) return;
    isBusy = true;
    await deps.lock(renewOnce).catch(() => {});
    isBusy = false;
  }

  /** Under the lock, because another tab may have renewed. */
  async function renewOnce(): Promise<void> {
    session.syncWithStorage();
    const token = session.token();
    if (token === null || !isDue()) return;
    const result = await deps.renew();
    const pauseMs = (result.ok ? null : result.retryAfterSeconds) ?? 0;
    // Also after a success: near the absolute end tokens get ever shorter.
    waitUntilMs = deps.nowMs() + Math.max(retryDelayMs, pauseMs * 1_000);
    if (result.ok) session.replace(result.data.token, { instead: token });
  }

  function isDue(): boolean {
    const nowMs = deps.nowMs();
    if (!deps.isVisible() || nowMs < waitUntilMs) return false;
    const token = session.token();
    return token !== null && nowMs >= dueOf(token);
  }

  function dueOf(token: string): number {
    if (known?.token !== token) {
      const claims = decodeToken(token);
      const dueMs = claims ? renewalDueMs(claims, session.skewMs()) : Number.POSITIVE_INFINITY;
      known = { token, dueMs };
    }
    return known.dueMs;
  }

  return { onUse };
}
