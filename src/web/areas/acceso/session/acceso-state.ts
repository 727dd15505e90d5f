import { useLocation } from "react-router";
import { isRecord } from "#web/app/browser/stored-json.ts";

/** For the `state` of a link: in the browser's history, never in an address. */
export type AccesoState = { email?: string; isRegistered?: boolean };

/** Told by the page before. */
export function useAccesoState(): { email: string; isRegistered: boolean } {
  const state: unknown = useLocation().state;
  if (!isRecord(state)) return { email: "", isRegistered: false };
  const { email, isRegistered } = state;
  return { email: typeof email === "string" ? email : "", isRegistered: isRegistered === true };
}
