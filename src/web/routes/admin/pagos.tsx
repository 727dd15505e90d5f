import { pageMeta } from "#web/app/page/page-meta.ts";
import { pagosCopy } from "#web/areas/admin/pagos/pagos.copy.ts";
import { PagosPage } from "#web/areas/admin/pagos/pagos-page.tsx";
import type { Route } from "./+types/pagos";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: pagosCopy.title });
}

export default function AdminPagosRoute() {
  return <PagosPage />;
}
