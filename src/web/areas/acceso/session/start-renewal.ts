import { api } from "#web/app/api/api.ts";
import { sessionLock, withTabLock } from "#web/app/browser/tab-lock.ts";
import { createRenewal } from "./renewal.ts";
import { sessionStore } from "./session.ts";

const signsOfUse = ["pointerdown", "keydown", "wheel", "touchmove", "online", "pageshow"] as const;

export function startRenewal(): void {
  const renewal = createRenewal({
    nowMs: () => Date.now(),
    isVisible: () => document.visibilityState === "visible",
    session: sessionStore,
    lock: (act) => withTabLock(sessionLock, act),
    renew: () => api("renewSession"),
  });
  const onUse = () => void renewal.onUse();
  for (const sign of signsOfUse) window.addEventListener(sign, onUse, { passive: true });
  document.addEventListener("visibilitychange", onUse);
  onUse();
}
