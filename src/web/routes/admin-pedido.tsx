import { adminPedidosCopy } from "#web/copy/admin-pedidos.ts";
import { PedidoPage } from "#web/features/admin/pedidos/pedido-page.tsx";
import { readPedidoId } from "#web/features/admin/pedidos/pedidos-query.ts";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/admin-pedido.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminPedidosCopy.numero });
}

export default function AdminPedidoRoute({ params }: Route.ComponentProps) {
  return <PedidoPage key={params.id} id={readPedidoId(params.id)} />;
}
