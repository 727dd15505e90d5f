import { adminPedidosCopy } from "#web/copy/admin-pedidos.ts";
import { PedidosPage } from "#web/features/admin/pedidos/pedidos-page.tsx";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/admin-pedidos.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminPedidosCopy.title });
}

export default function AdminPedidosRoute() {
  return <PedidosPage />;
}
