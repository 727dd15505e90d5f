import { redirect } from "react-router";
import { loginPath } from "./redirect-target.ts";
import { type Session, sessionStore } from "./session.ts";

export type UserSession = Extract<Session, { status: "user" }>;

/** For a private page's `clientLoader`: guests go to the login, which remembers the page. */
export async function requireUser(request: Request): Promise<UserSession> {
  // The login page is loading; another page in between would flicker.
  if (sessionStore.isLeaving()) await new Promise<never>(() => {});
  const session = sessionStore.read();
  if (session.status === "user") return session;
  throw redirect(loginPath(pathOf(request)));
}

/** Guests go to the login, other users to the home page. */
export async function requireAdmin(request: Request): Promise<UserSession> {
  const session = await requireUser(request);
  if (session.rol === "admin") return session;
  throw redirect("/");
}

function pathOf(request: Request): string {
  const url = new URL(request.url);
  return url.pathname + url.search;
}
