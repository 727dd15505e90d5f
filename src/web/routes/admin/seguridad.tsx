import { pageMeta } from "#web/app/page/page-meta.ts";
import { seguridadCopy } from "#web/areas/admin/seguridad/seguridad.copy.ts";
import { SeguridadPage } from "#web/areas/admin/seguridad/seguridad-page.tsx";
import type { Route } from "./+types/seguridad";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: seguridadCopy.title });
}

export default function AdminSeguridadRoute() {
  return <SeguridadPage />;
}
