import { pageMeta } from "#web/app/page/page-meta.ts";
import { useQueryParam } from "#web/app/page/use-query-param.ts";
import { PedidosPage } from "#web/areas/cuenta/pedidos-page.tsx";
import { PedidoPage } from "#web/areas/pedidos/pedido-page.tsx";
import { pedidosCopy } from "#web/areas/pedidos/pedidos.copy.ts";
import type { Route } from "./+types/pedidos";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: pedidosCopy.title });
}

/** The list, or the pedido of `?pedido={id}`. */
export default function PedidosRoute() {
  const id = useQueryParam("pedido");
  return id === null ? <PedidosPage /> : <PedidoPage key={id} id={Number(id)} />;
}
