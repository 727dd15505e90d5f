import { pageMeta } from "#web/app/page/page-meta.ts";
import { PagosPage } from "#web/areas/admin/pagos/pagos-page.tsx";
import { pagosCopy } from "#web/areas/admin/pedidos/pedidos.copy.ts";
import type { Route } from "./+types/pagos";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: pagosCopy.title });
}

export default function AdminPagosRoute() {
  return <PagosPage />;
}
