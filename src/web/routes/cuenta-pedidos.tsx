import { pedidosCopy } from "#web/copy/pedidos.ts";
import { CuentaFrame } from "#web/features/cuenta/cuenta-frame.tsx";
import { OpinarDialog } from "#web/features/opiniones/opinar-dialog.tsx";
import { OpinarLink } from "#web/features/opiniones/opinar-link.tsx";
import { PedidoStory } from "#web/features/pago/pedido-story.tsx";
import { boughtProductos } from "#web/features/pedidos/bought-productos.ts";
import { PedidoPage } from "#web/features/pedidos/pedido-page.tsx";
import { useOwnPedidos } from "#web/features/pedidos/pedidos-data.ts";
import { PedidosList } from "#web/features/pedidos/pedidos-list.tsx";
import { pageMeta } from "#web/page-meta.ts";
import { useQueryParam } from "#web/state/use-query-param.ts";
import type { Route } from "./+types/cuenta-pedidos.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: pedidosCopy.title });
}

/** The list, or the one that the address names. */
export default function CuentaPedidosRoute() {
  const id = useQueryParam("pedido");
  if (id !== null) {
    return (
      <PedidoPage
        key={id}
        id={Number(id)}
        renderStory={(pedido, actions) => <PedidoStory pedido={pedido} actions={actions} />}
      />
    );
  }
  return (
    <CuentaFrame title={pedidosCopy.title}>
      <PedidosList renderOpinion={(producto) => <OpinarLink producto={producto} />} />
      <OpinarWindow />
    </CuentaFrame>
  );
}

/** The window that the address opens with `?opinar={producto_id}`, once the orders are here. */
function OpinarWindow() {
  const id = useQueryParam("opinar");
  const view = useOwnPedidos();
  const isAsked = id !== null && view.status === "ready";
  const bought = isAsked ? boughtProductos(view.pedidos) : [];
  const found = bought.find(({ producto_id }) => String(producto_id) === id);
  return <OpinarDialog producto={isAsked ? (found ?? null) : undefined} />;
}
