import { adminOpinionesCopy } from "#web/copy/admin-opiniones.ts";
import { OpinionesPage } from "#web/features/admin/opiniones/opiniones-page.tsx";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/admin-opiniones.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminOpinionesCopy.title });
}

export default function AdminOpinionesRoute() {
  return <OpinionesPage />;
}
