import { Navigate, useSearchParams } from "react-router";
import { api } from "#web/api.ts";
import { accesoCopy } from "#web/copy/cuentas.ts";
import { AccountFrame } from "#web/features/cuentas/account-frame.tsx";
import {
  finishGoogle,
  isGoogleReturn,
  noGoogleReturn,
} from "#web/features/cuentas/google-sign-in.ts";
import { LoginForm } from "#web/features/cuentas/login-form.tsx";
import { LoginLead, type LoginReason } from "#web/features/cuentas/login-lead.tsx";
import { useForgetOthersDrafts } from "#web/forms/use-kept-draft.ts";
import { pageMeta } from "#web/page-meta.ts";
import { useRootData } from "#web/root-data.ts";
import { tabBrowserStorage } from "#web/state/browser-storage.ts";
import { safeRedirectTarget } from "#web/state/redirect-target.ts";
import { startSession, useSession, useSessionNotice } from "#web/state/session.ts";
import { useIsHydrated } from "#web/state/use-is-hydrated.ts";
import { useQueryParam } from "#web/state/use-query-param.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import type { Route } from "./+types/login.ts";

const copy = accesoCopy.login;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export function loader() {
  return noGoogleReturn;
}

/** In the browser, once per visit: rendering twice posts a code from Google once. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return finishGoogle({
    api,
    tabStorage: tabBrowserStorage(),
    url: new URL(request.url),
    // The state is the router's own and stays.
    showAddress: (path) => window.history.replaceState(window.history.state, "", path),
    startSession,
  });
}
clientLoader.hydrate = true as const;

export default function LoginRoute({ loaderData: google }: Route.ComponentProps) {
  const session = useSession();
  useForgetOthersDrafts();
  const notice = useSessionNotice();
  const { tienda } = useRootData();
  const queryFrom = useQueryParam("from");
  const isReturning = useIsReturning();
  const from = google.kind === "none" ? queryFrom : google.from;
  if (isReturning && google.kind === "none") {
    return <Spinner label={copy.googleReturning} className="py-32" />;
  }
  // Covers a login in this tab, one in another tab, and visitors who already have a session.
  if (session.status === "user") return <Navigate to={safeRedirectTarget(from)} replace />;
  return (
    <AccountFrame
      heading={copy.heading}
      lead={<LoginLead reason={notice === "expired" ? "ended" : reasonOf(from)} />}
    >
      <LoginForm
        key={google.kind}
        googleFailure={google.kind === "failed" ? google.message : null}
        google={tienda?.google ? { from } : undefined}
      />
    </AccountFrame>
  );
}

/** The owner is on the way to the administration, not to a purchase. */
function reasonOf(from: string | null): LoginReason {
  return /^\/admin(?:[/?#]|$)/.test(safeRedirectTarget(from)) ? "manage" : "buy";
}

/** True on the way back from Google; the cached HTML does not know. */
function useIsReturning(): boolean {
  const [params] = useSearchParams();
  return useIsHydrated() && isGoogleReturn(params);
}
