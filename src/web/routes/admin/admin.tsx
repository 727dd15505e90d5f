import "#web/areas/admin/add-admin-routes.ts";
import { Outlet } from "react-router";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { requireAdmin } from "#web/areas/acceso/session/guards.ts";
import { RequireSession } from "#web/areas/acceso/session/require-session.tsx";
import { adminCopy } from "#web/areas/admin/admin.copy.ts";
import { AdminFrame } from "#web/areas/admin/admin-frame.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/admin";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminCopy.title });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request);
  return null;
}

export function HydrateFallback() {
  return <Spinner label={adminCopy.loading} className="py-32" />;
}

export default function AdminRoute() {
  return (
    <RequireSession isAdminOnly>
      <AdminFrame>
        <Outlet />
      </AdminFrame>
    </RequireSession>
  );
}
