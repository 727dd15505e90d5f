import { pageMeta } from "#web/app/page/page-meta.ts";
import { adminOpinionesCopy } from "#web/areas/admin/opiniones/opiniones.copy.ts";
import { OpinionesPage } from "#web/areas/admin/opiniones/opiniones-page.tsx";
import type { Route } from "./+types/opiniones";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminOpinionesCopy.title });
}

export default function AdminOpinionesRoute() {
  return <OpinionesPage />;
}
