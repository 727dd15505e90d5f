import { adminPedidoCopy as copy } from "../pedidos.copy.ts";
import { LoadedPedido } from "./loaded-pedido.tsx";
import { PedidoDetail } from "./pedido-detail.tsx";

export function PedidoPage({ id }: { id: number | null }) {
  return (
    <LoadedPedido id={id} label={copy.loading}>
      {(pedido) => <PedidoDetail pedido={pedido} />}
    </LoadedPedido>
  );
}
