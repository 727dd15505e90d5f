import { pageMeta } from "#web/app/page/page-meta.ts";
import { ajustesCopy } from "#web/areas/admin/ajustes/ajustes.copy.ts";
import { AjustesPage } from "#web/areas/admin/ajustes/ajustes-page.tsx";
import type { Route } from "./+types/ajustes";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: ajustesCopy.title });
}

export default function AdminAjustesRoute() {
  return <AjustesPage />;
}
