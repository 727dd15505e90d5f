import { api } from "#web/app/api/api.ts";
import { sessionLock, withTabLock } from "#web/app/browser/tab-lock.ts";
import { createRenewal } from "./renewal.ts";
import { clockSkewMs, getToken, replaceSession, syncSession } from "./session.ts";

const signsOfUse = ["pointerdown", "keydown", "wheel", "touchmove", "online", "pageshow"] as const;

const renewal = createRenewal({
  nowMs: () => Date.now(),
  skewMs: clockSkewMs,
  isVisible: () => document.visibilityState === "visible",
  token: getToken,
  sync: syncSession,
  lock: (act) => withTabLock(sessionLock, act),
  renew: () => api("renewSession"),
  replace: replaceSession,
});

/** Renews the session silently while this tab is used; called once, when the page's scripts start. */
export function keepSessionWhileUsed(): void {
  const onUse = () => void renewal.onUse();
  for (const sign of signsOfUse) window.addEventListener(sign, onUse, { passive: true });
  document.addEventListener("visibilitychange", onUse);
  onUse();
}
