import { tabBrowserStorage } from "#web/app/browser/browser-storage.ts";
import { sessionStore } from "../session/session.ts";
import { createDraftStore } from "./draft-store.ts";

export const draftStore = createDraftStore({
  storage: tabBrowserStorage(),
  nowMs: () => Date.now(),
});

const pruneEveryMs = 3_600_000;

/** Deletes drafts after a logout, in all tabs, and those older than a day. */
export function watchDrafts(): void {
  const forget = () => {
    if (sessionStore.hasLoggedOut()) draftStore.clear();
    else draftStore.prune();
  };
  forget();
  sessionStore.subscribe(forget);
  setInterval(forget, pruneEveryMs);
}
