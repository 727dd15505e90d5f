import { adminRegistroCopy } from "#web/copy/admin-registro.ts";
import { RegistroPage } from "#web/features/admin/registro/registro-page.tsx";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/admin-registro.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminRegistroCopy.title });
}

export default function AdminRegistroRoute() {
  return <RegistroPage />;
}
