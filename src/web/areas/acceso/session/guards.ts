import { redirect } from "react-router";
import { loginPath } from "./redirect-target.ts";
import { type Session, sessionStore } from "./session.ts";

export type UserSession = Extract<Session, { status: "user" }>;

/** Guests go to the login (docs/reglas.md 47). */
export async function requireUser(request: Request): Promise<UserSession> {
  // The login page is loading; another page in between would flicker.
  if (sessionStore.isLeaving()) await new Promise<never>(() => {});
  const session = sessionStore.read();
  if (session.status === "user") return session;
  throw redirect(loginPath(pathOf(request)));
}

/** docs/reglas.md 47 */
export async function requireAdmin(request: Request): Promise<UserSession> {
  const session = await requireUser(request);
  if (session.rol === "admin") return session;
  throw redirect("/");
}

function pathOf(request: Request): string {
  const url = new URL(request.url);
  return url.pathname + url.search;
}
