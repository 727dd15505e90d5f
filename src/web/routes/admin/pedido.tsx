import { pageMeta } from "#web/app/page/page-meta.ts";
import { PedidoPage } from "#web/areas/admin/pedidos/detail/pedido-page.tsx";
import { readPedidoId } from "#web/areas/admin/pedidos/list/pedidos-query.ts";
import { adminPedidosCopy } from "#web/areas/admin/pedidos/pedidos.copy.ts";
import type { Route } from "./+types/pedido";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminPedidosCopy.numero });
}

export default function AdminPedidoRoute({ params }: Route.ComponentProps) {
  return <PedidoPage key={params.id} id={readPedidoId(params.id)} />;
}
