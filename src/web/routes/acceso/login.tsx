import { Navigate, useSearchParams } from "react-router";
import { api } from "#web/app/api/api.ts";
import { tabBrowserStorage } from "#web/app/browser/browser-storage.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { useQueryParam } from "#web/app/page/use-query-param.ts";
import { accesoCopy } from "#web/areas/acceso/acceso.copy.ts";
import { AccesoFrame } from "#web/areas/acceso/acceso-frame.tsx";
import { useDeleteOthersDrafts } from "#web/areas/acceso/drafts/use-draft.ts";
import {
  isGoogleReturn,
  loginOnGoogleReturn,
  noGoogleReturn,
} from "#web/areas/acceso/google/google-sign-in.ts";
import { LoginForm } from "#web/areas/acceso/login/login-form.tsx";
import { LoginLead, loginReason } from "#web/areas/acceso/login/login-lead.tsx";
import { useAccesoState } from "#web/areas/acceso/session/acceso-state.ts";
import { safeRedirectTarget } from "#web/areas/acceso/session/redirect-target.ts";
import { sessionStore, useSession, useSessionNotice } from "#web/areas/acceso/session/session.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/login";

const copy = accesoCopy.login;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export function loader() {
  return noGoogleReturn;
}

/** In a loader, so that a second render does not post Google's code again. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loginOnGoogleReturn({
    api,
    tabStorage: tabBrowserStorage(),
    url: new URL(request.url),
    showAddress: (path) => window.history.replaceState(window.history.state, "", path),
    startSession: sessionStore.start,
  });
}
clientLoader.hydrate = true as const;

export default function LoginRoute({ loaderData: google }: Route.ComponentProps) {
  const session = useSession();
  useDeleteOthersDrafts();
  const notice = useSessionNotice();
  const { isRegistered } = useAccesoState();
  const { tienda } = useRootData();
  const queryFrom = useQueryParam("from");
  const isReturning = useIsReturning();
  const from = google.kind === "none" ? queryFrom : google.from;
  if (isReturning && google.kind === "none") {
    return <Spinner label={copy.googleReturning} className="py-32" />;
  }
  // After a login here or in another tab, and with a session from before.
  if (session.status === "user") return <Navigate to={safeRedirectTarget(from)} replace />;
  const reason = loginReason(safeRedirectTarget(from));
  const told = isRegistered ? "registered" : reason;
  return (
    <AccesoFrame
      heading={copy.heading}
      lead={<LoginLead reason={notice === "expired" ? "ended" : told} />}
    >
      <LoginForm
        key={google.kind}
        googleFailure={google.kind === "failed" ? google.message : null}
        google={tienda?.google ? { from } : undefined}
        question={google.kind === "asks" ? google.question : null}
        isPaying={reason === "pay"}
      />
    </AccesoFrame>
  );
}

/** The cached HTML does not know the query. */
function useIsReturning(): boolean {
  const [params] = useSearchParams();
  return useIsHydrated() && isGoogleReturn(params);
}
