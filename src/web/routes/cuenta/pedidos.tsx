import { pageMeta } from "#web/app/page/page-meta.ts";
import { useQueryParam } from "#web/app/page/use-query-param.ts";
import { CuentaFrame } from "#web/areas/cuenta/cuenta-frame.tsx";
import { OpinarDialog } from "#web/areas/opiniones/opinion-dialog.tsx";
import { OpinarLink } from "#web/areas/opiniones/opinion-link.tsx";
import { boughtProductos } from "#web/areas/pedidos/bought-productos.ts";
import { PedidoStory } from "#web/areas/pedidos/pago/pedido-story.tsx";
import { PedidoPage } from "#web/areas/pedidos/pedido-page.tsx";
import { pedidosCopy } from "#web/areas/pedidos/pedidos.copy.ts";
import { useOwnPedidos } from "#web/areas/pedidos/pedidos-data.ts";
import { PedidosList } from "#web/areas/pedidos/pedidos-list.tsx";
import type { Route } from "./+types/pedidos";

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
