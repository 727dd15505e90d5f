import { pagosCopy } from "#web/copy/admin-pedidos.ts";
import { PagosPage } from "#web/features/admin/pagos/pagos-page.tsx";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/admin-pagos.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: pagosCopy.title });
}

export default function AdminPagosRoute() {
  return <PagosPage />;
}
