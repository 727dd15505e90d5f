import { pageMeta } from "#web/app/page/page-meta.ts";
import { adminHoyCopy } from "#web/areas/admin/today/today.copy.ts";
import { HoyPage } from "#web/areas/admin/today/today-page.tsx";
import type { Route } from "./+types/today";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminHoyCopy.title });
}

export default function AdminInicioRoute() {
  return <HoyPage />;
}
