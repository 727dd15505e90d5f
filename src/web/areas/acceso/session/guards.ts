import { redirect } from "react-router";
import { loginPath } from "./redirect-target.ts";
import { type Session, sessionStore } from "./session.ts";

export type UserSession = Extract<Session, { status: "user" }>;

/** For the `clientLoader` of a private page: guests go to the login, which remembers this page. */
export async function requireUser(request: Request): Promise<UserSession> {
  // The login page is already being loaded; drawing another one in between would only flicker.
  if (sessionStore.isLeaving()) await new Promise<never>(() => {});
  const session = sessionStore.read();
  if (session.status === "user") return session;
  throw redirect(loginPath(pathOf(request)));
}

/** For the administration: guests go to the login, everybody else without the role to the home page. */
export async function requireAdmin(request: Request): Promise<UserSession> {
  const session = await requireUser(request);
  if (session.rol === "admin") return session;
  throw redirect("/");
}

function pathOf(request: Request): string {
  const url = new URL(request.url);
  return url.pathname + url.search;
}
