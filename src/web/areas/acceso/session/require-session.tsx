import { Fragment, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { loginPath } from "./redirect-target.ts";
import { sessionStore, useSession } from "./session.ts";

/** Removes a private page when the session ends in another tab. */
export function RequireSession({ isAdminOnly = false, children }: Props) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === "guest") {
    return sessionStore.isLeaving() ? null : <Navigate to={loginPath(pathname + search)} replace />;
  }
  if (isAdminOnly && session.rol !== "admin") return <Navigate to="/" replace />;
  // Remounts for another person, so that nothing typed stays.
  return <Fragment key={session.id}>{children}</Fragment>;
}

type Props = { isAdminOnly?: boolean; children: ReactNode };
