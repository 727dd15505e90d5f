import { PedidosPage } from "#web/features/admin/pedidos-page.tsx";

export default function AdminInicioRoute() {
  return <PedidosPage />;
}
