import { adminCopy } from "#web/copy/admin.ts";
import { guiaCopy } from "#web/copy/admin-pedidos.ts";
import { GuiaPage } from "#web/features/admin/pedidos/guia-page.tsx";
import { readPedidoId } from "#web/features/admin/pedidos/pedidos-query.ts";
import { pageMeta } from "#web/page-meta.ts";
import { requireAdmin } from "#web/state/guards.ts";
import { RequireSession } from "#web/state/require-session.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { Route } from "./+types/admin-pedido-guia.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: guiaCopy.title });
}

/** Stands beside the administration, not in it: its menu has no place on paper. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request);
  return null;
}

export function HydrateFallback() {
  return <Spinner label={adminCopy.loading} className="py-32" />;
}

export default function AdminPedidoGuiaRoute({ params }: Route.ComponentProps) {
  return (
    <RequireSession isAdminOnly>
      <GuiaPage id={readPedidoId(params.id)} />
    </RequireSession>
  );
}
