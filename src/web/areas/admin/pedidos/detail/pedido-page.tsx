import { pageMeta } from "#web/app/page/page-meta.ts";
import { readPedidoId } from "../list/pedidos-query.ts";
import { adminPedidosCopy, adminPedidoCopy as copy } from "../pedidos.copy.ts";
import type { Route } from "./+types/pedido-page";
import { LoadedPedido } from "./loaded-pedido.tsx";
import { PedidoDetail } from "./pedido-detail.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminPedidosCopy.numero });
}

export default function PedidoPage({ params }: Route.ComponentProps) {
  return (
    <LoadedPedido key={params.id} id={readPedidoId(params.id)} label={copy.loading}>
      {(pedido) => <PedidoDetail pedido={pedido} />}
    </LoadedPedido>
  );
}
