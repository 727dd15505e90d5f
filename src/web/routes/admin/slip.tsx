import "#web/areas/admin/add-admin-routes.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { requireAdmin } from "#web/areas/acceso/session/guards.ts";
import { RequireSession } from "#web/areas/acceso/session/require-session.tsx";
import { adminCopy } from "#web/areas/admin/admin.copy.ts";
import { AdminBar } from "#web/areas/admin/bar/admin-bar.tsx";
import { readPedidoId } from "#web/areas/admin/pedidos/list/pedidos-query.ts";
import { slipCopy } from "#web/areas/admin/pedidos/slip/slip.copy.ts";
import { SlipPage } from "#web/areas/admin/pedidos/slip/slip-page.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import type { Route } from "./+types/slip";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: slipCopy.title });
}

/** Outside the frame, whose menu must not be printed. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request);
  return null;
}

export function HydrateFallback() {
  return <Spinner label={adminCopy.loading} className="py-32" />;
}

export default function AdminSlipRoute({ params }: Route.ComponentProps) {
  return (
    <RequireSession isAdminOnly>
      <AdminBar />
      <SlipPage id={readPedidoId(params.id)} />
    </RequireSession>
  );
}
