import { pageMeta } from "#web/app/page/page-meta.ts";
import { adminDevolucionesCopy } from "#web/areas/admin/devoluciones/devoluciones.copy.ts";
import { DevolucionesPage } from "#web/areas/admin/devoluciones/devoluciones-page.tsx";
import type { Route } from "./+types/devoluciones";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminDevolucionesCopy.title });
}

export default function AdminDevolucionesRoute() {
  return <DevolucionesPage />;
}
