import type { Component, ErrorInfo } from "react";
import { tabBrowserStorage } from "../browser/browser-storage.ts";

const triedKey = "frameFailedAt";
const patienceMs = 30_000;

/**
 * Errors outside every page reach no boundary of ours. Reloads the document instead of the router's
 * stack trace; on the second failure in a row, loads the home page.
 */
export function reloadOnFrameFailure(
  error: unknown,
  { errorBoundary }: ErrorInfo & { errorBoundary?: Component | undefined },
): void {
  reportError(error);
  // Route boundaries have a context; the router's outermost has none.
  if (!errorBoundary || "routeContext" in errorBoundary.props) return;
  const storage = tabBrowserStorage();
  const isAgain = Date.now() - Number(storage.get(triedKey)) < patienceMs;
  storage.set(triedKey, String(Date.now()));
  if (!isAgain) window.location.reload();
  else if (window.location.pathname !== "/") window.location.assign("/");
}
