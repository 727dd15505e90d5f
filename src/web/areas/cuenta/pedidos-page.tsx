import { useQueryParam } from "#web/app/page/use-query-param.ts";
import { OpinionDialog } from "#web/areas/opiniones/opinion-dialog.tsx";
import { boughtProductos } from "#web/areas/pedidos/bought-productos.ts";
import { pedidosCopy } from "#web/areas/pedidos/pedidos.copy.ts";
import { useOwnPedidos } from "#web/areas/pedidos/pedidos-data.ts";
import { PedidosList } from "#web/areas/pedidos/pedidos-list.tsx";
import { CuentaFrame } from "./cuenta-frame.tsx";

export function PedidosPage() {
  return (
    <CuentaFrame title={pedidosCopy.title}>
      <PedidosList />
      <OpinionWindow />
    </CuentaFrame>
  );
}

/** The dialog of `?opinar={producto_id}`; it opens once the pedidos are loaded. */
function OpinionWindow() {
  const id = useQueryParam("opinar");
  const view = useOwnPedidos();
  const isAsked = id !== null && view.status === "ready";
  const bought = isAsked ? boughtProductos(view.data) : [];
  const found = bought.find(({ producto_id }) => String(producto_id) === id);
  return <OpinionDialog producto={isAsked ? (found ?? null) : undefined} />;
}
