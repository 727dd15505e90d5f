import { pageMeta } from "#web/app/page/page-meta.ts";
import { adminPeticionesCopy } from "#web/areas/admin/peticiones/peticiones.copy.ts";
import { PeticionesPage } from "#web/areas/admin/peticiones/peticiones-page.tsx";
import type { Route } from "./+types/peticiones";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminPeticionesCopy.title });
}

export default function AdminPeticionesRoute() {
  return <PeticionesPage />;
}
