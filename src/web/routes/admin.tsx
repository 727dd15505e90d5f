import { Outlet } from "react-router";
import { adminCopy } from "#web/copy/admin.ts";
import { AdminFrame } from "#web/features/admin/admin-frame.tsx";
import { pageMeta } from "#web/page-meta.ts";
import { requireAdmin } from "#web/state/guards.ts";
import { RequireSession } from "#web/state/require-session.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { Route } from "./+types/admin.ts";

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
