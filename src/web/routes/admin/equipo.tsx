import { pageMeta } from "#web/app/page/page-meta.ts";
import { equipoCopy } from "#web/areas/admin/equipo/equipo.copy.ts";
import { EquipoPage } from "#web/areas/admin/equipo/equipo-page.tsx";
import type { Route } from "./+types/equipo";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: equipoCopy.title });
}

export default function AdminEquipoRoute() {
  return <EquipoPage />;
}
