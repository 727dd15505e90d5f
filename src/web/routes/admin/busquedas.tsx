import { pageMeta } from "#web/app/page/page-meta.ts";
import { busquedasCopy } from "#web/areas/admin/busquedas/busquedas.copy.ts";
import { BusquedasPage } from "#web/areas/admin/busquedas/busquedas-page.tsx";
import type { Route } from "./+types/busquedas";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: busquedasCopy.title });
}

export default function AdminBusquedasRoute() {
  return <BusquedasPage />;
}
