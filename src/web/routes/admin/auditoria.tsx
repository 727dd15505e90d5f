import { pageMeta } from "#web/app/page/page-meta.ts";
import { adminRegistroCopy } from "#web/areas/admin/auditoria/auditoria.copy.ts";
import { RegistroPage } from "#web/areas/admin/auditoria/auditoria-page.tsx";
import type { Route } from "./+types/auditoria";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminRegistroCopy.title });
}

export default function AdminRegistroRoute() {
  return <RegistroPage />;
}
