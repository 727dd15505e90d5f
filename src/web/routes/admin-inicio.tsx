import { PedidosPage } from "#web/features/admin/pedidos/pedidos-page.tsx";

export default function AdminInicioRoute() {
  return <PedidosPage />;
}
