import "#web/areas/admin/add-admin-routes.ts";
import { useSearchParams } from "react-router";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { requireAdmin } from "#web/areas/acceso/session/guards.ts";
import { RequireSession } from "#web/areas/acceso/session/require-session.tsx";
import { adminCopy } from "#web/areas/admin/admin.copy.ts";
import { AdminBar } from "#web/areas/admin/bar/admin-bar.tsx";
import { slipCopy } from "#web/areas/admin/pedidos/slip/slip.copy.ts";
import { readSlipIds } from "#web/areas/admin/pedidos/slip/slip-ids.ts";
import { SlipsPage } from "#web/areas/admin/pedidos/slip/slips-page.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/slips";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: slipCopy.severalTitle });
}

/** Outside the frame, whose menu must not be printed. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request);
  return null;
}

export function HydrateFallback() {
  return <Spinner label={adminCopy.loading} className="py-32" />;
}

export default function AdminSlipsRoute() {
  const [params] = useSearchParams();
  return (
    <RequireSession isAdminOnly>
      <AdminBar />
      <SlipsPage ids={readSlipIds(params)} />
    </RequireSession>
  );
}
