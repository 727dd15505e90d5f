import type { Component, ErrorInfo } from "react";
import { tabBrowserStorage } from "../browser/browser-storage.ts";

const triedKey = "frameFailedAt";
const patienceMs = 30_000;

/**
 * What breaks outside every page, such as its title, meets no boundary of ours: the router would show
 * a bare stack. The shop's own document is asked for instead, with fresh data and scripts; when that
 * did not help a moment ago, the home page.
 */
export function reloadOnFrameFailure(
  error: unknown,
  { errorBoundary }: ErrorInfo & { errorBoundary?: Component | undefined },
): void {
  reportError(error);
  // Boundaries of routes know their route; the router's own, around everything, does not.
  if (!errorBoundary || "routeContext" in errorBoundary.props) return;
  const storage = tabBrowserStorage();
  const isAgain = Date.now() - Number(storage.get(triedKey)) < patienceMs;
  storage.set(triedKey, String(Date.now()));
  if (!isAgain) window.location.reload();
  else if (window.location.pathname !== "/") window.location.assign("/");
}
