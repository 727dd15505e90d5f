import { pageMeta } from "#web/app/page/page-meta.ts";
import { despachoCopy } from "#web/areas/admin/despacho/despacho.copy.ts";
import { DespachoPage } from "#web/areas/admin/despacho/despacho-page.tsx";
import type { Route } from "./+types/despacho";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: despachoCopy.title });
}

export default function AdminDespachoRoute() {
  return <DespachoPage />;
}
