import { pageMeta } from "#web/app/page/page-meta.ts";
import { PedidosPage } from "#web/areas/admin/pedidos/list/pedidos-page.tsx";
import { adminPedidosCopy } from "#web/areas/admin/pedidos/pedidos.copy.ts";
import type { Route } from "./+types/pedidos";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminPedidosCopy.title });
}

export default function AdminPedidosRoute() {
  return <PedidosPage />;
}
