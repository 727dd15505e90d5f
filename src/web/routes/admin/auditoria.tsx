import { pageMeta } from "#web/app/page/page-meta.ts";
import { auditoriaCopy } from "#web/areas/admin/auditoria/auditoria.copy.ts";
import { AuditoriaPage } from "#web/areas/admin/auditoria/auditoria-page.tsx";
import type { Route } from "./+types/auditoria";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: auditoriaCopy.title });
}

export default function AdminAuditoriaRoute() {
  return <AuditoriaPage />;
}
