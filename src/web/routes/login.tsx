import { Navigate } from "react-router";
import { cuentasCopy } from "#web/copy/cuentas.ts";
import { AccountFrame } from "#web/features/cuentas/account-frame.tsx";
import { LoginForm } from "#web/features/cuentas/login-form.tsx";
import { pageMeta } from "#web/page-meta.ts";
import { safeRedirectTarget } from "#web/state/redirect-target.ts";
import { useSession, useSessionNotice } from "#web/state/session.ts";
import { useQueryParam } from "#web/state/use-query-param.ts";
import { Banner } from "#web/ui/banner.tsx";
import type { Route } from "./+types/login.ts";

const copy = cuentasCopy.login;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function LoginRoute() {
  const session = useSession();
  const notice = useSessionNotice();
  const from = useQueryParam("from");
  // Covers a login in this tab, one in another tab, and visitors who already have a session.
  if (session.status === "user") return <Navigate to={safeRedirectTarget(from)} replace />;
  return (
    <AccountFrame heading={copy.heading} lead={copy.lead}>
      {notice === "expired" && (
        <Banner kind="info" className="mb-5">
          {copy.expired}
        </Banner>
      )}
      <LoginForm />
    </AccountFrame>
  );
}
