import { pedidosCopy } from "#web/copy/pedidos.ts";
import { CuentaFrame } from "#web/features/cuenta/cuenta-frame.tsx";
import { PedidoNews } from "#web/features/pago/pedido-news.tsx";
import { ReceiptSheet } from "#web/features/pago/receipt-sheet.tsx";
import { PedidoPage } from "#web/features/pedidos/pedido-page.tsx";
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
        renderSheet={(pedido) => (
          <>
            <PedidoNews pedido={pedido} />
            <ReceiptSheet pedido={pedido} />
          </>
        )}
      />
    );
  }
  return (
    <CuentaFrame title={pedidosCopy.title}>
      <PedidosList />
    </CuentaFrame>
  );
}
