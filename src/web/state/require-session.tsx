import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { loginPath } from "./redirect-target.ts";
import { isLeavingToLogin, useSession } from "./session.ts";

/** Takes a private page off the screen when the session ends in another tab. */
export function RequireSession({ isAdminOnly = false, children }: Props) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === "guest") {
    return isLeavingToLogin() ? null : <Navigate to={loginPath(pathname + search)} replace />;
  }
  if (isAdminOnly && session.rol !== "admin") return <Navigate to="/" replace />;
  return children;
}

type Props = { isAdminOnly?: boolean; children: ReactNode };
