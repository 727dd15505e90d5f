import { adminHoyCopy } from "#web/copy/admin-hoy.ts";
import { HoyPage } from "#web/features/admin/hoy/hoy-page.tsx";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/admin-inicio.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminHoyCopy.title });
}

export default function AdminInicioRoute() {
  return <HoyPage />;
}
