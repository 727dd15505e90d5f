import { sessionStore, useSession } from "./session.ts";
import type { Session } from "./session-store.ts";

/** The id of the usuario, "" for a guest. */
export function userIdOf(session: Session): string {
  return session.status === "user" ? session.id : "";
}

export function useUserId(): string {
  return userIdOf(useSession());
}

/** The id outside components. */
export function readUserId(): string {
  return userIdOf(sessionStore.read());
}
